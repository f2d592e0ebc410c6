/** @file Simplified Chinese: linked folders. */
import type { Pack } from '../pack.ts';
import { dateTime, figure, listed } from '../words.ts';

export const folders: Pack['folders'] = {
  title: '关联的文件夹',
  link: '关联文件夹',
  linkHint: 'Causeway 会记住该文件夹，并在需要时将它与笔记本比较。',
  rescan: (name) => `重新扫描 ${name}`,
  unlink: (name) => `取消关联 ${name}`,
  updatedAt: (at) => `更新于 ${dateTime(at)}`,
  neverUpdated: '尚未导入',
  unlinked: (name) => `“${name}”已取消关联，其来源保留。`,
  denied: (name) => `Causeway 无权读取“${name}”。请重新扫描，并在浏览器询问时允许。`,

  dialogTitle: (name) => `“${name}”中的变化`,
  scanning: (files) => `正在查看文件夹：已看 ${figure(files)} 个文件`,
  nothing: '没有变化：笔记本与文件夹一致。',
  unchanged: (number) => `${figure(number)} 个文件没有变化。`,
  passedOver: (number) => `略过 ${figure(number)} 个文件：图片、声音、程序或过大的文件。`,
  kinds: {
    new: '新文件',
    changed: '已更改：新版本将取代旧版本',
    renamed: '已重命名或移动',
    removed: '已不在文件夹中：将移除其来源',
    'left-out': '之前略过或移除的',
  },
  all: (kind, number) => `${kind}（${figure(number)}）`,
  movedFrom: (from) => `之前：${from}`,
  andMore: (number) => `还有 ${figure(number)} 个，上方的复选框已包含`,
  apply: '更新',
  done: ({ added, removedIds, replacementIds }) => {
    const removed = removedIds.length - replacementIds.length;
    const fresh = added.queued - replacementIds.length;
    const parts = [
      fresh > 0 && `添加 ${figure(fresh)} 个文件`,
      replacementIds.length > 0 && `替换 ${figure(replacementIds.length)} 个`,
      added.renamed.length > 0 && `重命名 ${figure(added.renamed.length)} 个`,
      removed > 0 && `移除 ${figure(removed)} 个`,
      added.refused.length > 0 && `未接收 ${figure(added.refused.length)} 个`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? '没有需要处理的。' : `来自文件夹：${listed(parts)}。`;
  },
};
