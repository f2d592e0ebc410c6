/** @file Simplified Chinese: the tour. */
import type { Pack } from '../pack.ts';

export const tour: Pack['tour'] = {
  title: '简短导览',
  step: (at, all) => `${at}/${all}`,
  next: '下一步',
  done: '完成',
  skip: '跳过导览',
  steps: [
    { title: '问“为什么”', text: '在这里输入问题，或点击这些文档能回答的问题。一切都在这台设备上进行。' },
    { title: '每句都有出处', text: '点击小编号，即可在原处阅读该句。下方的因果路径显示一件事如何引出另一件。' },
    { title: '其余一搜即得', text: '笔记、地图、导出、来源：输入几个字就能找到。' },
  ],
};
