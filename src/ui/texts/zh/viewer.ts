/** @file Simplified Chinese: the source viewer. */
import type { Pack } from '../pack.ts';
import { figure, percent } from '../words.ts';

export const viewer: Pack['viewer'] = {
  source: '来源',
  empty: '打开一个来源，或点击句子后的编号，即可在这里阅读。',
  loading: '正在打开…',
  close: '关闭来源',
  previousCitation: '上一处引用',
  nextCitation: '下一处引用',
  previousKey: '上一处引用（P）',
  nextKey: '下一处引用（N）',
  citationOf: (number, total) => `此答案的第 ${number} 处引用，共 ${total} 处`,
  asText: '以文本显示',
  asPages: '以页面显示',
  pageFailed: '无法绘制此页，改为显示其文本。',

  find: '在此来源中查找',
  findKey: '在此来源中查找（Ctrl+F）',
  findPlaceholder: '查找',
  found: (number, total, isCut) => `${figure(number)}/${figure(total)}${isCut ? ' 或更多' : ''}`,
  foundNothing: '未找到',
  previousFound: '上一处（Shift+回车）',
  nextFound: '下一处（回车）',
  closeFind: '关闭（Esc）',

  outline: '大纲',
  outlinePages: '页面',
  outlineEmpty: '此来源没有标题。',
  pageName: (number) => `第 ${figure(number)} 页`,
  page: (number, total) => `第 ${number} 页，共 ${total} 页`,
  pageBox: (total) => `页码，共 ${figure(total)} 页`,
  ofPages: (total) => `/ ${figure(total)}`,
  previousPage: '上一页',
  nextPage: '下一页',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomFit: (share) => `${percent(share)}。适合宽度`,
  zoom: (share) => percent(share),
};
