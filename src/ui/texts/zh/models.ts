/** @file Simplified Chinese: models on this device. */
import { size } from '../models.ts';
import type { Pack } from '../pack.ts';
import { decimal, figure, rough } from '../words.ts';

const VARIANTS: Readonly<Record<string, string>> = {
  fp32: '32 位，精确',
  fp16: '16 位',
  q8: '8 位',
  int8: '8 位（int8）',
  uint8: '8 位（uint8）',
  q4: '4 位',
  bnb4: '4 位（bnb4）',
  q4f16: '4 位，以 16 位计算',
  q4f16_1: '4 位，以 16 位计算',
  q4f32_1: '4 位，以 32 位计算',
};

export const models: Pack['models'] = {
  title: '模型',
  open: '这台设备上的模型',
  back: '返回笔记本',
  backToStart: '返回',
  lead: '除了自带的小模型，Causeway 不需要别的模型。您带来的模型可以写出更流畅的答案，找到内置语法漏掉的因果陈述，或把最合适的段落排在前面。文档内容不会发送到任何地方：模型来到这里，也在这里工作。',
  starting: '正在查看已有的模型…',

  machineTitle: '这台设备',
  recommended: '推荐用于它',
  noneRecommended: '没有推荐给这台设备的模型。Causeway 可以照常工作。',
  noChat: '没有推荐给这台设备的写作模型。Causeway 自己组织的答案不需要模型。',

  localTitle: '已在这台设备上',
  localEmpty: '还没有其他模型。没有它们一切也能工作；可在下方选择一个，或从文件导入。',
  localSum: (number, bytes) => `${figure(number)} 个模型，${size(bytes)}`,
  status: { downloading: '下载中', paused: '已暂停', failed: '因故障停止', ready: '就绪' },
  variant: (variant) => VARIANTS[variant] ?? variant,
  task: { embed: '查找段落', rerank: '排列段落', chat: '撰写答案' },
  taskFilter: { all: '全部', embed: '查找段落', rerank: '排列段落', chat: '撰写答案' },
  taskHint: {
    embed: '在后台把来源读一遍，之后能找到用其他说法表达所问内容的段落。',
    rerank: '把最好的段落与问题一起读，将最合适的排在最前。',
    chat: '阅读段落，判断因果，并撰写。',
  },
  format: { onnx: '有无图形处理器均可运行', mlc: '需要图形处理器' },
  fromFiles: '已导入',

  shippedTitle: '应用自带',
  shippedName: '应用自带的编码器',
  shippedLead: '在后台通读一遍来源，之后能找到换种说法的段落。它从应用所在的服务器获取，并保存以供离线使用。',
  shippedOrigin: (origin) => `来源：${origin}`,
  shippedFiles: '文件及其 SHA-256',
  shippedSwitch: '按含义查找段落',
  shippedFetch: (bytes) => `现在获取（${size(bytes)}）`,
  shippedState: {
    absent: '尚未获取：应用空闲时会自动获取。',
    metered: '尚未获取：此网络连接可能按流量计费，因此等您确认。',
    off: '已关闭',
    ready: '就绪',
    serves: '正用于查找段落',
    unknown: '连上应用的服务器后才能知道它的详情。',
  },
  shippedReplaced: (name) => `现由 ${name} 查找段落`,
  shippedFetching: (share) => `正在获取：${share}`,
  shippedFailed: (reason) => `应用自带的编码器无法使用，查找段落时不用它。${reason}`,
  shippedTryAgain: '重试：应用自带的编码器',

  download: '下载',
  downloadOf: (name) => `下载 ${name}`,
  asking: '正在询问…',
  pause: '暂停',
  pauseOf: (name) => `暂停下载 ${name}`,
  resume: '继续',
  resumeOf: (name) => `继续下载 ${name}`,
  tryAgain: '重试',
  tryAgainOf: (name) => `重试下载 ${name}`,
  cancel: '取消',
  cancelOf: (name) => `取消下载 ${name} 并删除已下载的部分`,
  remove: '删除',
  removeOf: (name) => `删除 ${name}`,
  removed: (name) => `已删除 ${name}。`,
  export: '保存为文件',
  exportOf: (name) => `保存为文件：${name}`,
  isHere: '已在这台设备上',
  isComing: '下载中',
  isReady: (name) => `${name} 现已在这台设备上。`,
  wasPaused: (name) => `${name} 的下载已暂停。`,
  wasResumed: (name) => `正在下载 ${name}。`,
  hasStopped: (name) => `${name} 的下载已停止。`,

  arrived: (here, all) => `${size(here)} / ${size(all)}`,
  progress({ step, bytesHere, bytes, bytesPerSecond, secondsLeft }) {
    if (step === 'retrying') return '连接中断，正在自动重试…';
    if (step === 'checking') return '正在检查已下载的内容…';
    const speed = bytesPerSecond === null ? '' : `，每秒 ${size(bytesPerSecond)}`;
    const left = secondsLeft === null ? '' : `，约剩 ${rough(secondsLeft)}`;
    return `${size(bytesHere)} / ${size(bytes)}${speed}${left}`;
  },
  file: ({ file, filesHere, files, fileBytesHere, fileBytes }) =>
    `第 ${Math.min(filesHere + 1, files)} 个文件，共 ${files} 个：${file.slice(file.lastIndexOf('/') + 1)}，${size(fileBytesHere)} / ${size(fileBytes)}`,
  progressLabel: (name) => `${name} 的下载`,

  browserAbout: '由浏览器保管和运行，供所有网页使用',
  browserFetch: '让浏览器下载',
  browserWait: '在此等待',
  browserHint: '浏览器从其厂商处下载，往往有数 GB，并自行决定保留多久。Causeway 不参与其中。',
  browserFetching: (share) => `浏览器正在下载：${share}`,
  browserFailed: (reason) => `浏览器未能取得其模型（${reason}）。请检查网络和磁盘空间，然后重试。`,

  catalogueTitle: '选择模型',
  catalogueHint: '大小为约数。下载之前会向模型的站点询问准确大小。',
  filterLabel: '模型的用途',
  variantLabel: (name) => `${name} 的权重`,
  variantOption: (variant, bytes, needsF16) =>
    `${VARIANTS[variant] ?? variant}，${size(bytes)}${needsF16 ? '（需要 16 位图形）' : ''}`,
  about: (parameters) =>
    parameters >= 1e8 ? `${decimal(parameters / 1e8, 1)} 亿个权重` : `${figure(parameters / 1e4)} 万个权重`,
  contextWindow: (tokens) => `一次读 ${figure(tokens)} 个词元`,
  memory: (bytes) => `工作时约占 ${size(bytes)} 内存`,
  licence: (licence) => `许可证：${licence}`,
  sourceText: '在 Hugging Face 上了解更多',

  otherTitle: 'Hugging Face 上的其他模型',
  otherHint:
    '任何 ONNX 格式的句子编码器、交叉编码器或对话模型，或 MLC 格式且带库的对话模型。点击“下载”之前，只会询问它的文件列表和说明。',
  otherLabel: '仓库，写作 所有者/名称',
  otherPlaceholder: 'onnx-community/…',
  lookUp: '查询',
  lookingUp: '正在询问 Hugging Face…',
  offer: (name, task) => `${name}：${task}`,

  filesTitle: '没有网络时',
  filesHint:
    '在联网的设备上下载模型，点击“保存为文件”，再把文件带到这里。或复制模型的文件夹：ONNX 需要 config.json、tokenizer.json 和 .onnx 文件；MLC 需要全部分片和 .wasm 库。可拖到本页面任意位置。',
  importFolder: '导入文件夹',
  importFile: '导入 .zip 或 .tar',
  importing: '正在读取其中的内容…',
  importLabel: '导入',
  imported: (name) => `${name} 现已在这台设备上。`,
  stopImport: '停止',
  stoppedImport: '导入已停止，没有保留任何内容。',
  dropModel: '松开即可导入此模型',

  offline: '这台设备处于离线状态。已有的模型可以工作；网络恢复后下载会继续。',
  privacy:
    '应用自带的编码器来自应用所在的服务器。点击“下载”“继续”或“查询”之前，不会再向任何网络请求别的内容。之后也只会获取模型自身的文件：来自 huggingface.co，以及编译库所在的 raw.githubusercontent.com。',
};
