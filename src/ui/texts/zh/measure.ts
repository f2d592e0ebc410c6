/** @file Simplified Chinese: measuring on own questions. */
import { points } from '../measure.ts';
import type { Pack } from '../pack.ts';
import { figure, percent, rough } from '../words.ts';
import { strategies } from './strategies.ts';

export const measure: Pack['measure'] = {
  title: '用自己的问题测评',
  back: '返回笔记本',
  lead: '哪种回答方式在这些文档中找到的最多？给出已知答案的问题，每个系统都会在这台设备上回答全部问题。',
  finished: (name) => `用“${name}”的测评已完成。`,
  show: '显示',
  noDocuments: '还没有可供测评的内容。请先向此笔记本添加文档。',
  stillReading: '仍在阅读文件。只测评开始时已读完的内容。',

  fileTitle: '自己的问题',
  fileHint: '任何电子表格导出的 CSV 文件，或 JSON Lines。可拖到本页面任意位置。文件只读取，不保留。',
  chooseFile: '选择文件',
  chooseOther: '选择其他文件',
  howTo: '文件的写法',
  howToCsv:
    'CSV 的第一行是列名：“question”，以及“answer”“document”“quote”“start”“end”中的任意几个。多个正确答案用 | 分隔。有多条证据的问题占多行。',
  howToJson: 'JSON Lines 每行一个问题：',
  howToEvidence:
    '文档名与来源列表中一致，扩展名可省略。“quote”是文档中的一个句子，空格、大小写和引号种类不影响。也可以用“start”和“end”从 0 开始数字符。两者都没有时，整个文档就是证据。',
  example: '保存示例',
  exampleName: '问题.csv',
  exampleCsv:
    'question,answer,document,quote\n' +
    '"磨坊为什么关闭？","干旱使水塘干涸","磨坊.txt","干旱使磨坊的水塘干涸。"\n' +
    '"磨坊为什么关闭？","","集市.md","没有水，水轮停了下来。"\n' +
    '"谁为集市揭幕？","市长","",""\n',
  exampleJson:
    '{"question": "磨坊为什么关闭？", "answers": ["干旱使水塘干涸"], "evidence": [{"doc": "磨坊.txt", "quote": "干旱使磨坊的水塘干涸。"}]}',
  howToJudge:
    '“alternatives”是与证据同样好的语句，“spurious”是看似原因的语句，写法都与证据相同。带有“unanswerable”标签的问题应当被拒答。',
  howToGraph:
    '第二个文件可以列出文档中的因果联系；请同时选择两个文件。这样就会说明笔记本知道其中哪些，以及答案显示了哪些：',
  exampleGraph:
    '{"events": [{"id": "a", "what": "干旱", "names": ["没有下雨"]}, {"id": "b", "what": "磨坊水塘干涸", "names": []}], "links": [{"cause": "a", "effect": "b", "doc": "mill-report.txt", "quote": "干旱使磨坊水塘干涸。"}]}',
  checking: '正在文档中查找证据…',
  checked: ({ questions, withEvidence, withAnswers, evidence, links }) =>
    `${links === null ? '' : `找到 ${figure(links)} 条已知联系。`}可测评 ${figure(questions)} 个问题：${figure(withEvidence)} 个有证据（找到 ${figure(evidence)} 个段落），${figure(withAnswers)} 个有正确答案。`,
  noneUsable: '此文件中没有可测评的问题。',
  problems: (number) => `${figure(number)} 行无法直接使用`,
  notes: (number) => `${figure(number)} 条说明`,
  atLine: (line) => `第 ${figure(line)} 行`,
  moreLines: (number) => `再显示 ${figure(number)} 行`,

  systemsTitle: '要比较的系统',
  all: '全选',
  none: '全不选',
  start: '开始测评',
  again: '再次测评',
  needsFile: '请先选择问题文件。',
  needsSystem: '请至少选择一个系统。',
  stop: '停止',
  running: ({ strategy, fraction, secondsLeft }) =>
    `正在问 ${strategies[strategy].name}，完成 ${percent(fraction)}${secondsLeft === null ? '' : `，约剩 ${rough(secondsLeft)}`}`,
  preparing: '正在读取笔记本…',
  stopping: '正在停止…',
  progressLabel: '测评',

  result: '结果',
  resultOf: (file, questions, documents, time) =>
    `${file}：${figure(questions)} 个问题，${figure(documents)} 个文档，${time}。`,
  stopped: (done) => (done === 0 ? '已停止，尚无系统完成。' : `已停止。此前完成了 ${figure(done)} 个系统。`),
  fewQuestions: '问题很少时，小的差别只是偶然。',
  ready: '测评已完成。',

  plotTitle: '读得越多，找到多少证据',
  plotHint: '每个系统把最好的段落排在前面。线越高，开头的字符中包含的证据越多。',
  plotNone: '没有问题给出证据，因此没有可画的内容。答案的比较见表格。',
  plotX: '读过的字符',
  plotY: '找到的证据',
  plotDescription: (lines) =>
    lines
      .map(
        ({ name, points: found }) =>
          `${name}：${found.map(({ budget, recall }) => `${figure(budget)} 个字符内 ${percent(recall)}`).join(',')}。`,
      )
      .join(''),

  withModels: '编码器参与了检索。',
  withoutModels: '仅用词语和内置向量，没有编码器。',

  answersTitle: '答案的价值',
  answersHint:
    '引用：答案引用了正确位置的问题所占比例，以及首个引用即正确的比例；所有引用位置中正确的比例；引用了看似原因者的答案比例。说明：有答案的问题中得到回答的比例，以及没有答案的问题中被拒答的比例。首个文档：最先找到的位置在正确的文档中。路径：询问原因、结果和路径的问题中，显示两条或更多已知联系的答案比例。答案：用词与最好的正确答案有多一致（F1）。每列最好的以粗体显示。',
  cites: '答案引用',
  hit: '正确位置',
  first: '首个即正确',
  precision: '占全部引用',
  spurious: '看似原因',
  tells: '说明',
  answered: '有答案',
  refused: '没有答案',
  firstDocument: '首个文档',
  paths: '路径',
  linksOf: ({ found, right }) =>
    `已知因果联系中，笔记本掌握 ${percent(found)}；其因果陈述中有 ${percent(right)} 属于这些联系。`,

  tableTitle: '找到的内容',
  tableHint:
    '证据：证据字符中有多少落在最先找到的字符内。文档：含证据的文档有多少排在最前。与 Causeway 相比：2,000 个字符内的差别及其 95% 置信区间；区间跨过 0 时可能只是偶然。时间：检索一个问题的中位数。每列最好的以粗体显示。',
  system: '系统',
  evidenceWithin: '前 … 个字符内的证据',
  documentsAmong: '前 … 个中的文档',
  difference: '与 Causeway 相比',
  differenceAt: '2,000 处，百分点',
  differenceOf: ({ mean, low, high }) => `${points(mean)}（${points(low)} 至 ${points(high)}）`,
  answerF1: '答案（F1）',
  time: '时间',
  best: '最好',
  saveCsv: '保存为 CSV',
  saveJson: '保存为 JSON',
};
