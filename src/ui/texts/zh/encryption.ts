/** @file Chinese: encrypted notebooks. */
import type { Pack } from '../pack.ts';
import { figure, percent } from '../words.ts';

export const encryption: Pack['encryption'] = {
  encrypt: '加密此笔记本…',
  encryptAlso: '密码短语 密码 锁定 保护 保密',
  lock: '立即锁定',
  lockAlso: '关闭 密码短语 加密',
  change: '更改密码短语…',
  changeAlso: '密码 加密',
  decrypt: '移除密码短语…',
  decryptAlso: '解密 密码 取消保护',

  encryptTitle: (name) => `加密“${name}”`,
  encryptLead: '此后笔记本中的一切都以加密形式存储：文件、文本、索引、问题、回答、笔记和更正。阅读时需要输入密码短语。',
  forgotten:
    '忘记密码短语就无法挽回：没有它，谁都打不开这个笔记本，您不能，Causeway 的开发者也不能。它无法重置。请写下来，和其他重要文件放在一起。',
  visible: '在这台设备上仍然可见的有：笔记本的名称、来源和问题的数量、它们的大小以及添加的时间。',
  backups: '此后制作的备份也会加密，使用当时的密码短语；此前的备份没有加密。不需要保留的请删除。',
  disk: '此前未加密存储的内容会被删除；磁盘何时真正抹去它们，任何网页都无法得知。',
  understood: '我已把密码短语保存在找得到的地方',
  encryptNow: '加密',

  changeTitle: (name) => `更改“${name}”的密码短语`,
  changeLead: '不会重新加密任何内容。备份仍使用制作时的密码短语。',
  changeNow: '更改',
  changed: '密码短语已更改。',

  decryptTitle: (name) => `移除“${name}”的密码短语`,
  decryptLead: '笔记本中的一切将重新以未加密的形式存储：能使用这个浏览器的人都能阅读。',
  decryptNow: '解密',

  passphrase: '密码短语',
  current: '当前的密码短语',
  next: '新的密码短语',
  repeated: '再次输入',
  fewest: (characters) => `至少 ${figure(characters)} 个字符；最好是多个词。`,
  differs: '两次输入不一致。',
  show: '显示输入的内容',

  lockedTitle: (name) => `“${name}”已锁定`,
  lockedLead: '输入密码短语，即可在所有标签页中打开。',
  changingTitle: (name) => `“${name}”正在加密或解密`,
  changingLead: '如果另一个标签页正在处理，请等待完成。如果中断了，请输入密码短语以继续；没有丢失任何内容。',
  unlock: '打开',
  unlocking: '正在打开…',
  working: (fraction) => `已完成 ${percent(fraction)}。可以关闭页面；下次会继续。`,
  addWhileLocked: '此笔记本已锁定。请先打开它，再添加文件。',
  encrypted: (name) => `“${name}”已加密。`,
  decrypted: (name) => `“${name}”不再加密。`,

  backupTitle: '此备份已加密',
  backupLead: '它用制作时笔记本的密码短语打开。恢复的笔记本也用该密码短语加密。',
  backupNow: '恢复',

  settingTitle: '加密的笔记本',
  settingLabel: '在此无操作达到以下时间后锁定',
  settingHint:
    '锁定时会重新加载 Causeway 的所有标签页，使内存中不再留有笔记本的内容。关闭最后一个标签页后，它们同样处于锁定状态。',
  minutes: (minutes) => `${figure(minutes)} 分钟`,
  never: '从不自动锁定',
};
