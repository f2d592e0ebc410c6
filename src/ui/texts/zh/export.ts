/** @file Simplified Chinese: exports and backups. */
import type { Pack } from '../pack.ts';
import { percent } from '../words.ts';

export const exporting: Pack['exporting'] = {
  open: '导出',
  openCell: '导出此问题',
  title: '导出',
  titleOf: (name) => `导出“${name}”`,
  choose: '要导出什么？',
  save: '保存文件',
  print: '打印…',
  choices: {
    markdown: { name: 'Markdown', line: '问题、答案和笔记，带脚注：引文、来源和页码。' },
    html: { name: '网页', line: '一个文件，随处可读可打印，并画出因果路径。' },
    print: { name: '纸张或 PDF', line: '答案及其编号的引用列表，通过打印对话框。' },
    json: { name: 'JSON', line: '答案连同证据和过程，供程序使用。' },
    bibtex: { name: 'BibTeX', line: '所引用的来源，用于参考文献。' },
    relations: { name: '原因与结果', line: '来源中的全部因果陈述，以表格（CSV）保存。' },
    graph: { name: '图', line: '实体、模块、关系和因果门，供 Gephi 或 networkx 使用（GraphML）。' },
    tables: { name: '数据表', line: '全部内容，以 Parquet（.zip）保存，供 DuckDB、GraphRAG 和 CausalRAG2 使用。' },
    backup: { name: '备份', line: '整个笔记本及其文件，合为一个文件，可在另一台设备上恢复。' },
  },
  writing: (share) => `正在写入文件，${percent(share)}`,
  restoring: (share) => `正在恢复备份，${percent(share)}`,
  readingTables: (share) => `正在读取数据表，${percent(share)}`,
  tablesTaken: (name, documents, system) =>
    `已用 ${system} 的数据表建立“${name}”（${documents} 个文档），正在建立索引。`,
  otherEncoder: (encoder) => `这些数据表的向量由“${encoder}”生成，无法确认与这里的编码器相同，将重新生成。`,
  oneAtATime: '已有文件正在写入或导入。请等待其完成，或停止它。',
  stop: '停止',
  saved: (name) => `已保存“${name}”。`,
  restore: '恢复备份',
  restored: (name) => `已恢复“${name}”，正在建立索引。`,
};

export const exportWords: Pack['exportWords'] = {
  language: 'zh-Hans',
  citations: '引用',
  path: '因果路径',
  made: '由 Causeway 生成于 {}',
  asked: '提问于 {}',
  limitedTo: '限于{}',
  goesOnFrom: '承接“{}”',
  answeredBy: '由 {} 回答',
  notInDocuments: '文档中没有答案。最接近的段落：',
  verdicts: {
    yes: '根据文档：是。',
    no: '根据文档：否。',
    disagree: '文档说法不一：',
  },
  stopped: '已停止。这是停止前找到的内容。',
  unanswered: '尚未回答。',
  doubt: '文档不支持：{}',
  page: '第 {} 页',
  section: '“{}”一节',
  raises: '导致',
  lowers: '阻止或减少',
  perhaps: '可能',
  gate: '穿过因果门“{}”',
};
