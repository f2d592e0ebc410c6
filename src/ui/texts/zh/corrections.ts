/** @file Simplified Chinese: corrections. */
import type { Correction, MentionPlaces } from '../../../rpc/contracts.ts';
import { short } from '../corrections.ts';
import type { Pack } from '../pack.ts';
import { figure } from '../words.ts';

const arrow = (polarity: 1 | -1) => (polarity > 0 ? '导致' : '阻止或减少');

/** Where mentions stand. */
const places = ({ documentIds, sentences }: MentionPlaces) =>
  documentIds.length > 0 ? `${figure(documentIds.length)} 个文档` : `${figure(sentences.length)} 个句子`;

function said(correction: Correction, most = 90): string {
  switch (correction.kind) {
    case 'rename':
      return `“${correction.entity.name}”改称“${correction.name}”。`;
    case 'merge':
      return `“${correction.entity.name}”与“${correction.into.name}”相同。`;
    case 'split':
      return correction.within
        ? `在${places(correction.within)}中，“${correction.entity.name}”指“${correction.leaving.name}”。`
        : `“${correction.leaving.name}”与“${correction.entity.name}”不同。`;
    case 'sentence':
      return `这个句子有误：“${short(correction.sentence.text, most)}”`;
    case 'gate':
      return correction.verdict === 'rejected'
        ? `“${correction.from.title}”与“${correction.to.title}”之间没有因果联系。`
        : `“${correction.from.title}”影响“${correction.to.title}”。`;
    case 'relation': {
      const part = ({ start, end }: { start: number; end: number }) =>
        short(correction.sentence.text.slice(start, end), most);
      const [cause, effect] = [part(correction.cause), part(correction.effect)];
      if (correction.verdict === 'rejected') return `句中没有说“${cause}”导致“${effect}”。`;
      if (correction.verdict === 'turned') return `是“${effect}”影响“${cause}”，而不是相反。`;
      return `“${cause}”${arrow(correction.polarity)}“${effect}”。`;
    }
  }
}

export const corrections: Pack['corrections'] = {
  title: '更正',
  back: '返回笔记本',
  lead: '这里是所做的更正。重新阅读文档后更正依然有效，每一条都可以收回。',
  loading: '正在打开…',
  failed: '无法加载 Causeway 的这一部分。请重新加载页面再试。',
  emptyTitle: '还没有更正',
  empty:
    'Causeway 按规则阅读，有时会出错。凡是显示句子、路径步骤、因果门或实体的地方，都可以用三点按钮更正：重命名或合并实体、标记句子有误、否定或添加原因。',
  kinds: {
    all: '全部',
    rename: '名称',
    merge: '合并',
    split: '拆分',
    sentence: '有误的句子',
    relation: '原因与结果',
    gate: '因果门',
  },
  filter: '显示',
  find: '查找更正',
  shownOf: (shown, all) => `${figure(shown)}/${figure(all)} 条更正`,
  none: '没有这样的更正。',
  effects: {
    pending: '等待中：正在更新地图',
    working: '已生效',
    idle: '目前无效：文档中没有它所涉及的内容',
  },
  updating: '正在更新地图。',
  takeBack: '收回',
  takeBackThis: (what) => `收回：${what}`,
  takenBack: '已收回更正。',
  said,
  made: (correction) => `已更正。${said(correction, 40)}`,

  undo: '撤销',
  show: '全部更正',
  menuOf: (what) => `更正：${short(what)}`,
  wrong: '这个句子有误',
  right: '这个句子没有错',
  wrongNumber: (number) => `第 ${number} 句有误`,
  rightNumber: (number) => `第 ${number} 句没有错`,
  markedWrong: '这个句子已被标记为有误，不再用于回答。',
  askAgain: '再问一次即可得到不含它的答案。',
  statements: '它陈述了什么…',
  rejectStep: '句子没有这样说',
  turnStep: '应该反过来',
  rejectGate: '没有这种联系',
  gateByPerson: '由本人添加',
  addGate: '添加因果门…',
  rename: '重命名…',
  merge: '与另一个合并…',
  split: '拆分…',
  addRelation: '添加原因或结果…',
  entityActions: (name) => `更正“${short(name)}”`,
  entityGone: '地图在此之后有变化。请在地图上打开它或再问一次，然后在那里更正。',

  renameTitle: (name) => `重命名“${short(name)}”`,
  newName: '新名称',
  renameAction: '重命名',
  mergeTitle: (name) => `将“${short(name)}”与…合并`,
  mergeHint: '选择与它相同的实体。两者合为一个，使用所选实体的名称。',
  mergeAction: '合并',
  splitTitle: (name) => `哪些不是“${short(name)}”`,
  splitBy: '拆出什么',
  splitWays: { names: '其他名称', documents: '部分文档中', sentences: '部分句子中' },
  splitHints: {
    names: '勾选指代其他事物的名称，它们会成为独立的实体。',
    documents: '勾选其中另有所指的文档。',
    sentences: '勾选其中另有所指的句子。',
  },
  splitName: '在那里指什么',
  splitNameHint: (name) => `${short(name, 40)}（…）`,
  splitCut: (shown, all) => `共 ${figure(all)} 个句子，这里是前 ${figure(shown)} 个。其余的可随文档一起拆出。`,
  splitAction: '拆分',
  splitNothing: '它只有这一个名称。请改选文档或句子。',
  bothTitle: (name) => `“${short(name)}”的原因或结果`,
  bothHint: '选择另一方，再选择陈述它的句子。没有句子陈述的内容不能添加。',
  other: '另一方',
  evidence: '陈述它的句子',
  next: '继续',
  statementsTitle: '这个句子陈述了什么',
  noStatements: '没有在其中找到因果。',
  signs: { 1: '导致', [-1]: '阻止或减少' } as Record<1 | -1, string>,
  verdicts: { right: '正确', rejected: '没有陈述', turned: '应反过来' },
  add: '添加它陈述的内容',
  addNone: '无',
  cause: '原因',
  effect: '结果',
  acts: '原因…',
  raises: '+ 导致',
  lowers: '− 阻止或减少',
  tooFewNames: '其中提到的事物不足两个，无法添加。',
  save: '保存',
  gateTitle: (title) => `“${short(title)}”处的因果门`,
  gateHint: '通过因果门，答案可以把原因从一组主题追踪到另一组。请选择另一组。',
  gateDirection: '谁影响谁',
  gateFrom: (title) => `“${short(title)}”影响另一个`,
  gateTo: (title) => `另一个影响“${short(title)}”`,
  gateAction: '添加因果门',
  search: '搜索',
  nothingFound: '没有名称含有这些字的内容。',
  mentions: (number) => `${figure(number)} 个句子`,
  together: (number) => `${figure(number)} 个句子同时提到两者`,
  moduleDetail: (level, entities) => `H${level} · ${figure(entities)} 个实体`,
};
