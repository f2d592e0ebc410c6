/**
 * @file A manuscript as one HTML file that needs nothing else: no scripts, no addresses outside, ready to be printed. Every word of
 * a document is escaped; the file's own policy forbids whatever might still be taken for more.
 */
import { diagramOf, type MeasureText } from '../diagram/diagram.ts';
import { LIGHT_PALETTE, markupOf } from '../diagram/markup.ts';
import { escapeMarkup } from './markup.ts';
import {
  stepParts,
  type Manuscript,
  type ManuscriptAnswer,
  type ManuscriptSection,
  type ManuscriptStep,
  type Note,
} from './manuscript.ts';
import { fill, type ExportWords } from './words.ts';

/** Widest that a diagram is drawn, in CSS pixels: the width of the text. */
const DIAGRAM_WIDTH = 640;

const STYLE = `
:root { color-scheme: light; }
body { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: #fff; color: #23211d;
  font: 1.0625rem/1.6 'Iowan Old Style', Palatino, 'URW Palladio L', P052, Georgia, serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.3; font-weight: 600; }
h1 { font-size: 1.75rem; margin: 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.25rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
p { margin: 0.5rem 0; }
a { color: #1d5a85; }
sup a { padding: 0 0.15em; text-decoration: none; }
small, .quiet { color: #5f5a50; font-size: 0.875rem; }
.doubt { padding-left: 0.75rem; border-left: 3px dotted #7a4d00; }
.note { white-space: pre-wrap; padding: 0.25rem 1rem; border-left: 3px solid #ddd7c9; }
figure { margin: 1rem 0; }
figure svg { max-width: 100%; height: auto; }
.gate { color: #b3261e; }
ol { padding-left: 2rem; }
li { margin: 0.35rem 0; }
@media print {
  @page { margin: 2cm; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  h2, h3 { break-after: avoid; }
  figure, li, p { break-inside: avoid; }
  a { color: inherit; text-decoration: none; }
}
`;

const references = (notes: readonly number[]): string =>
  notes.map((note) => `<sup><a href="#n${note}">${note}</a></sup>`).join('');

function stepItem({ cause, effect, verb, gate, note }: ManuscriptStep, words: ExportWords): string {
  const through = gate === null ? '' : ` <span class="gate">(${escapeMarkup(fill(words.gate, gate))})</span>`;
  const cited = note === null ? '' : references([note]);
  return `<li>${escapeMarkup(cause)} → <em>${escapeMarkup(verb)}</em> → ${escapeMarkup(effect)}${through}${cited}</li>`;
}

function figure(path: readonly ManuscriptStep[], words: ExportWords, measure: MeasureText): string {
  const crossings = path.map((step) => ({ ...step, gate: step.gate !== null }));
  return `<figure>${markupOf(diagramOf(crossings, DIAGRAM_WIDTH, measure), LIGHT_PALETTE, words.path)}</figure>`;
}

function stepsMarkup({ steps }: ManuscriptAnswer, words: ExportWords, measure: MeasureText): string[] {
  return stepParts(steps, words).map(({ heading, shown, isPath, from }) => {
    const picture = isPath ? figure(shown, words, measure) : '';
    const list = shown.map((step) => stepItem(step, words)).join('');
    return `<h3>${escapeMarkup(heading)}</h3>${picture}<ol start="${from}">${list}</ol>`;
  });
}

function planMarkup({ plan, planRemark }: ManuscriptAnswer, words: ExportWords): string {
  const items = plan.map(({ question, answer, note }) => {
    const cited = note === null ? '' : references([note]);
    return `<li>${escapeMarkup(question)} → <strong>${escapeMarkup(answer)}</strong>${cited}</li>`;
  });
  return [
    items.length === 0 ? '' : `<h3>${escapeMarkup(words.plan)}</h3><ol>${items.join('')}</ol>`,
    planRemark === null ? '' : `<p class="quiet">${escapeMarkup(planRemark)}</p>`,
  ].join('');
}

function answerMarkup(answer: ManuscriptAnswer, words: ExportWords, measure: MeasureText): string {
  const { by, remark, sentences } = answer;
  return [
    by === null ? '' : `<h3>${escapeMarkup(by)}</h3>`,
    remark === null ? '' : `<p class="quiet">${escapeMarkup(remark)}</p>`,
    planMarkup(answer, words),
    ...sentences.map(({ text, notes, mark }) =>
      mark === null
        ? `<p>${escapeMarkup(text)}${references(notes)}</p>`
        : `<p class="doubt">${escapeMarkup(text)}${references(notes)} <small>${escapeMarkup(mark)}</small></p>`,
    ),
    ...stepsMarkup(answer, words, measure),
  ].join('\n');
}

function sectionMarkup(section: ManuscriptSection, words: ExportWords, measure: MeasureText): string {
  if (section.kind === 'note') return `<section><p class="note">${escapeMarkup(section.markdown.trim())}</p></section>`;
  const answers = section.answers.map((answer) => answerMarkup(answer, words, measure)).join('\n');
  return (
    `<section>\n<h2>${escapeMarkup(section.question)}</h2>\n` +
    `<p class="quiet">${escapeMarkup(section.asked)}</p>\n${answers}\n</section>`
  );
}

function noteItem({ number, quote, source, file, place }: Note): string {
  const where = [source, file, place].filter((part) => part !== '').map(escapeMarkup);
  return `<li id="n${number}">“${escapeMarkup(quote)}” <small>${where.join(', ')}</small></li>`;
}

/**
 * The whole file.
 *
 * @param measure width of a text in the diagrams' font, in CSS pixels
 */
export function htmlOf(manuscript: Manuscript, words: ExportWords, measure: MeasureText): string {
  const { language, title, made, sections, notes } = manuscript;
  const citations =
    notes.length === 0
      ? ''
      : `<section>\n<h2>${escapeMarkup(words.citations)}</h2>\n<ol>\n${notes.map(noteItem).join('\n')}\n</ol>\n</section>\n`;
  return `<!doctype html>
<html lang="${escapeMarkup(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeMarkup(title)}</h1>
<p class="quiet">${escapeMarkup(made)}</p>
</header>
${sections.map((section) => sectionMarkup(section, words, measure)).join('\n')}
${citations}</body>
</html>
`;
}
