/** @file Chinese: whether what is stored here stays, and backups. */
import type { Pack } from '../pack.ts';
import { size } from '../models.ts';
import { dateTime, figure } from '../words.ts';

export const keeping: Pack['keeping'] = {
  title: '保留存储在此处的内容',
  askWhy: '磁盘空间不足时，浏览器可能会删除网页存储的内容，包括此笔记本，除非请它保留。',
  ask: '请浏览器保留',
  notNow: '暂不',
  saidYes: '浏览器会保留此处存储的内容，直到您将其删除。',
  saidNo: '浏览器没有同意保留。您更常使用或安装 Causeway 之后，它可能会同意；在此之前，备份才是安全的副本。',
  noSay: '此浏览器不说明是否保留此处存储的内容。备份才是安全的副本。',
  notAsked: '磁盘空间不足时，浏览器可能会删除此处存储的内容。',
  used: (used, quota) => `已使用浏览器允许的 ${size(quota)} 中的 ${size(used)}。`,
  backupTitle: '备份',
  backupNever: (name) => `“${name}”在此浏览器中从未备份。`,
  backupOld: (name, at) => `“${name}”上次备份于${dateTime(at)}，此后有变化。`,
  backupAt: (name, at) => `“${name}”上次备份于${dateTime(at)}。`,
  backupWhy: '备份是此浏览器之外唯一的副本。',
  backupNow: '立即备份',
  later: '以后',
  lostTitle: '浏览器删除了存储在此处的内容',
  lost: (notebooks, sources) =>
    `此浏览器存储的 ${figure(notebooks)} 个笔记本（共 ${figure(sources)} 个来源）已不在。这不是 Causeway 删除的：磁盘空间不足、长期未使用，或有人在设置中清除时，浏览器会清除网页数据。`,
  lostAdvice: '备份文件可以恢复笔记本及其问题和答案。文档可以重新添加。',
  understood: '我已阅读',
};
