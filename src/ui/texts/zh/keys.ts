/** @file Simplified Chinese: the sheet of keys. */
import type { Pack } from '../pack.ts';

export const keys: Pack['keys'] = {
  single: '单字符快捷键',
  singleHint: '如果容易误触（例如使用语音输入），可以关闭。',
  anywhere: '任意位置',
  rows: [
    {
      title: '提问框',
      keys: [
        { caps: ['Enter'], does: '提问' },
        { caps: ['Shift', 'Enter'], does: '换行' },
      ],
    },
    {
      title: '问题和笔记',
      keys: [
        { caps: ['Alt', '↑'], does: '上移；按 ↓ 下移' },
        { caps: ['Esc'], does: '结束笔记' },
      ],
    },
    {
      title: '阅读',
      keys: [
        { caps: ['N'], does: '下一处引用；按 P 上一处' },
        { caps: ['Mod', 'F'], does: '在此来源中查找' },
        { caps: ['F3'], does: '下一处结果' },
      ],
    },
    {
      title: '来源列表',
      keys: [
        { caps: ['↑', '↓'], does: '移动' },
        { caps: ['Space'], does: '选择；加 Shift 和方向键选多个' },
        { caps: ['Delete'], does: '移除，可撤销' },
      ],
    },
    {
      title: '地图',
      keys: [
        { caps: ['←', '→'], does: '旋转；加 Shift 移动' },
        { caps: ['+', '−'], does: '缩放' },
        { caps: ['Home'], does: '显示全部' },
      ],
    },
  ],
};
