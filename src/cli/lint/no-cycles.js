/**
 * @file Lint rule that no files import each other in a circle, types included: `a.ts` → `b.ts` → `a.ts`. What both need belongs in a
 * file below them. `import()` doesn't count: it is made by code that runs, and so is loaded already.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FOLDERS = ['src', 'workers', 'test'];
const ENDINGS = ['', '.ts', '.js', '.svelte', '.svelte.ts'];
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What every file imports, by repository; read once per run, so an editor that lints all day sees other files as they were.
 * @type {Map<string, Map<string, string[]>>}
 */
const graphs = new Map();

/** The relative files that a file's code imports, exports from or takes types of, as they are written. */
function requestsOf(file) {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.svelte') ? [...text.matchAll(SCRIPT)].map(([, script]) => script).join('\n') : text;
  const found = [];
  const visit = (node) => {
    const named = ts.isImportTypeNode(node) ? node.argument.literal : node.moduleSpecifier;
    if (named && ts.isStringLiteral(named)) found.push(named.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest));
  return found;
}

/** The file that a request from another means; undefined for packages and for what is no code of the repository. */
function resolve(from, request, exists) {
  if (!request.startsWith('.')) return undefined;
  const whole = path.resolve(path.dirname(from), request);
  return ENDINGS.map((ending) => whole + ending).find(exists);
}

function graphOf(root) {
  const known = graphs.get(root);
  if (known) return known;
  const folders = FOLDERS.map((folder) => path.join(root, folder)).filter(existsSync);
  const files = folders.flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => /\.(ts|js|svelte)$/.test(name)).map((name) => path.join(folder, name));
  });
  const graph = new Map(files.map((file) => [file, []]));
  for (const [file, imported] of graph) {
    for (const request of requestsOf(file)) {
      const to = resolve(file, request, (one) => graph.has(one));
      if (to) imported.push(to);
    }
  }
  graphs.set(root, graph);
  return graph;
}

/** The shortest way along imports from one file to another, both included; null when there is none. */
function wayBetween(graph, from, to) {
  const before = new Map([[from, null]]);
  for (const file of before.keys()) {
    if (file === to) {
      const way = [];
      for (let at = file; at !== null; at = before.get(at)) way.unshift(at);
      return way;
    }
    for (const next of graph.get(file) ?? []) if (!before.has(next)) before.set(next, file);
  }
  return null;
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { circle: 'Files import each other in a circle: {{circle}}.' },
  },
  create(context) {
    const { cwd, filename } = context;
    const graph = graphOf(cwd);

    function check({ source }) {
      if (typeof source?.value !== 'string') return;
      const to = resolve(filename, source.value, (one) => one === filename || graph.has(one));
      const way = to && wayBetween(graph, to, filename);
      if (!way) return;
      const circle = [filename, ...way].map((file) => path.relative(cwd, file).split(path.sep).join('/')).join(' → ');
      context.report({ node: source, messageId: 'circle', data: { circle } });
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
