/** @file Simplified Chinese: the causal path. */
import type { Pack } from '../pack.ts';
import { figure } from '../words.ts';

export const path: Pack['path'] = {
  diagram: '因果路径图',
  summary: (steps, gates) => `因果路径：${figure(steps)} 步${gates > 0 ? `，穿过 ${figure(gates)} 个因果门` : ''}`,
  links: '单独陈述的因果联系',
  linksHint: '回答中一些句子各自说明的因果联系，彼此之间不构成路径。',
  none: '此答案不依据一连串原因。',
  hint: {
    raises: '+ 引起或增加',
    lowers: '− 阻止或减少',
    hedged: '? 只是可能',
    signs: (signs: string[]) => `${signs.join('，')}。`,
    gate: '红色穿过因果门。',
    follows: '点线：路径继续。',
  },
  openEvent: (event) => `${event}。打开它的句子`,
  openStep: (number, words) => `步骤 ${number}：${words}。打开它的句子`,
  words: (cause, verb, effect) => `${cause} ${verb} ${effect}`,
  raises: '导致',
  lowers: '阻止或减少',
  perhaps: '可能',
  throughGate: (from, to) => `穿过因果门“${from}”→“${to}”`,
  save: '保存此图',
  saveAs: { svg: '保存为 SVG', png: '保存为 PNG' },
  fileName: '因果路径',
  failed: '无法绘制图片，请改存为 SVG。',
};
