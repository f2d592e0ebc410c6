/** @file Simplified Chinese: models at work. */
import { totalCost } from '../../model-cost.ts';
import type { ModelTask } from '../../../rpc/model-manager.ts';
import type { EmbeddingProgress, EmbeddingView, RefinementProgress } from '../../../rpc/running.ts';
import type { Pack } from '../pack.ts';
import { modelName } from '../running.ts';
import { decimal, figure, percent, rough } from '../words.ts';

const DEVICE = { webgpu: '图形处理器', wasm: '处理器', cpu: '处理器', browser: '浏览器' };

const REASON: Record<NonNullable<RefinementProgress['reason']>, string> = {
  asked: '重读所问的内容',
  hub: '重读联系最多的内容',
  gate: '判断哪些主题之间有因果',
  module: '为主题拟标题和摘要',
  rest: '重读其余内容',
};

const USE: Record<ModelTask, string> = {
  chat: '用于回答',
  embed: '用于查找段落',
  rerank: '用于排列段落',
};

function waiting(held: EmbeddingView['held']): string {
  if (held === 'indexing') return '等待来源读取完毕';
  if (held === 'battery') return '设备使用电池时暂候';
  return held === 'hidden' ? '等待 Causeway 回到屏幕上' : '等待中：先处理提问';
}

const cost: Pack['running']['cost'] = (costs) => {
  const { calls, tokens } = totalCost(costs);
  return `${figure(calls)} 次调用，${figure(tokens)} 个词元`;
};

/** What a model is asked to do, by the names of its prompts. */
const TASKS: Readonly<Record<string, string>> = {
  rewrite: '理解追问',
  filter: '筛选证据',
  'filter-standard': '筛选证据',
  answer: '撰写答案',
  keywords: '选择检索词',
  'triple-recognition': '选择陈述',
  'entity-recognition': '识别名称',
  'global-map': '收集要点',
  'global-reduce': '汇总要点',
  'causal-report': '报告原因',
  'causal-summary': '总结原因',
  'from-memory': '凭记忆回答',
  extraction: '阅读段落',
  gate: '判断因果门',
  'module-report': '描述主题',
};

const STEP: Record<EmbeddingProgress['step'], string> = {
  passages: '正在阅读段落',
  statements: '正在查找因果关系',
  names: '正在阅读主题和名称',
};

export const running: Pack['running'] = {
  browserModel: '浏览器自带模型',
  loading: (id) => `正在加载 ${modelName(id)}…`,
  considering: (id) => `${modelName(id)} 正在权衡证据…`,
  writing: (id) => `${modelName(id)} 正在撰写…`,
  stop: '停止撰写',
  stopped: '已停止。这是停止前写下的内容。',
  writtenBy: (id) => `由这台设备上的模型 ${modelName(id)} 仅根据证据写成。`,
  unsupported: (number) => `${figure(number)} 个句子被标记：文档不支持。`,
  mark: (reason) => `缺乏支持：${reason}`,
  quoted: '用文档原句给出的答案',
  cost,
  costOf: (id, costs) => `询问 ${modelName(id)}：${cost(costs)}。`,
  costByStep: '按步骤',
  costStep: '步骤',
  costCalls: '调用',
  costRead: '读入词元',
  costWritten: '写出词元',
  taskName: (task) => TASKS[task] ?? task,
  costOfRefining: '开销',
  perThousand: ({ calls, tokens }) =>
    `每 ${figure(1000)} 个词元的文本：${decimal(calls, 1)} 次调用，${figure(Math.round(tokens))} 个词元`,

  use: USE,
  useOf: (task, name) => `${USE[task]}：${name}`,
  serves: { chat: '正用于撰写答案', embed: '正用于查找段落', rerank: '正用于排列段落' },
  stopUsing: '停用',
  stopUsingOf: (name) => `停用：${name}`,
  inMemory: (device) => `在内存中，使用${DEVICE[device]}`,
  onItsWay: '正在加载',
  unload: '释放内存',
  unloadOf: (name) => `释放内存：${name}`,
  readLess: (tokens) => `让它一次读 ${figure(tokens)} 个词元`,
  readLessHint: '这样占用的内存更少，较长的证据会被截短。',
  chooseSmaller: '请关闭其他标签页和程序，或在下方选择更小的模型。',
  measure: '测速',
  measureOf: (name) => `测速：${name}`,
  measuring: '正在测速…',
  speed: ({ device, perSecond }) => `${DEVICE[device]}每秒 ${figure(perSecond)} 段短文`,
  embedding: '按含义搜索',
  embeddingStep({ progress, held, isPaused }) {
    switch (progress?.phase) {
      case 'working':
        return STEP[progress.step];
      case 'waiting':
        return waiting(held);
      case 'done':
        return '所有段落都可按含义找到';
      case 'failed':
        return '因故障停止';
      default:
        return isPaused ? '已暂停' : '等待来源读完';
    }
  },
  embedded({ model, step, passages, statements, names, secondsLeft }) {
    const { done, all } = { passages, statements, names }[step];
    const time = secondsLeft === null || secondsLeft === 0 ? '' : `，约剩 ${rough(secondsLeft)}`;
    const what = step !== 'names' ? '个段落' : '个主题和名称';
    return `${modelName(model)}：${figure(done)}/${figure(all)} ${what}${time}`;
  },
  pauseEmbedding: '暂停为按含义搜索而阅读',
  goOnEmbedding: '继续为按含义搜索而阅读',
  byWordsOnly: '内置功能只理解英语的含义：此处依据的是问题中的词语。',
  foundBy({ encoder, reader, reranker }) {
    const told: string[] = [];
    if (encoder?.failure) told.push(`未借助查找段落的模型：${encoder.failure}`);
    else if (encoder && encoder.embedded >= 1) told.push(`${modelName(encoder.id)} 协助找到了证据。`);
    else if (encoder && encoder.embedded > 0) {
      told.push(
        `${modelName(encoder.id)} 协助找到了证据。当时它已读 ${percent(Math.max(0.01, Math.floor(encoder.embedded * 100) / 100))} 的段落，其余段落未借助它。`,
      );
    } else if (encoder) told.push(`${modelName(encoder.id)} 当时还没有读任何段落，证据未借助它找到。`);
    if (reader?.failure) told.push(`未逐句阅读段落：${reader.failure}`);
    else if (reader && reader.passages > 0) told.push(`逐句阅读了最相关的 ${figure(reader.passages)} 个段落。`);
    if (reranker?.failure) told.push(`未借助排列段落的模型：${reranker.failure}`);
    else if (reranker) told.push(`${modelName(reranker.id)} 排列了 ${figure(reranker.passages)} 个段落。`);
    return told;
  },
  settings: '模型工作时',
  settingsHint: '提问始终优先。五分钟无人使用的模型会自动释放内存。',
  pauseWhenHidden: 'Causeway 不在屏幕上时，后台工作暂候',
  pauseOnBattery: '设备使用电池时，后台工作暂候',

  refine: '精读',
  refineLead: (id) => `${modelName(id)} 可以在后台把这些来源再读一遍，找出初读时漏掉的原因。`,
  start: '开始精读',
  pause: '暂停',
  pauseLabel: '暂停精读',
  goOn: '继续',
  goOnLabel: '继续精读',
  titledBy: (id) => `由 ${modelName(id)} 命名`,
  waiting,
  step({ progress, held }) {
    switch (progress?.phase) {
      case 'working':
        return REASON[progress.reason ?? 'rest'];
      case 'waiting':
        return waiting(held);
      case 'building':
        return '正在并入找到的内容';
      case 'budget-spent':
        return '已达上限';
      case 'done':
        return '已全部重读';
      case 'failed':
        return '因故障停止';
      default:
        return '已暂停';
    }
  },
  left({ callsDone, callsLeft, secondsLeft }) {
    const time = secondsLeft === null || secondsLeft === 0 ? '' : `，约 ${rough(secondsLeft)}`;
    return `已调用 ${figure(callsDone)} 次，还剩 ${figure(callsLeft)} 次${time}`;
  },
  made: (calls) => `已调用 ${figure(calls)} 次`,
  changed: ({ relationsAdded, relationsDropped, gatesConfirmed, gatesDropped, modulesReported = 0 }) =>
    [
      `新增 ${figure(relationsAdded)} 个关系`,
      relationsDropped > 0 ? `更正 ${figure(relationsDropped)} 个` : '',
      `确认 ${figure(gatesConfirmed)} 个因果门`,
      `去掉 ${figure(gatesDropped)} 个`,
      modulesReported > 0 ? `${figure(modulesReported)} 个主题有了标题` : '',
    ]
      .filter(Boolean)
      .join(','),
  setAside: ({ invented, unusable }) =>
    `已排除：${figure(invented)} 个凭空的名称或关系，${figure(unusable)} 个无法使用的答复。`,
  limits: '上限',
  callLimit: '最多调用次数',
  minuteLimit: '最长时间',
  noLimit: '不限',
  calls: (number) => `${figure(number)} 次调用`,
  minutes: (number) => (number < 60 ? `${number} 分钟` : `${number / 60} 小时`),
};
