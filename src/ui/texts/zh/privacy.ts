/** @file Simplified Chinese: the screen “Privacy”. */
import { size } from '../models.ts';
import type { Pack } from '../pack.ts';
import { figure } from '../words.ts';

export const privacy: Pack['privacy'] = {
  title: '隐私',
  back: '返回笔记本',
  backToStart: '返回',
  lead: '你的文档、问题和回答都留在这台设备上。只有在你要把模型带到这里时，Causeway 才会向其他地址请求。每一次这样的请求都列在下面。',

  switchTitle: '离线开关',
  switchLabel: '不向任何其他地址请求',
  switchHint:
    '打开时，Causeway 向其他地址的每个请求都会被拦下：先由发出请求的代码拦下，再由 service worker 为页面和所有 worker 拦下一次。通往其他网站的链接不会打开。这台设备上的一切照常工作。',
  switchedOn: '离线开关已打开：不向任何其他地址请求。',
  switchedOff: '离线开关已关闭。',
  linkHeld: (address) => `离线开关已打开，所以没有打开此链接：${address}`,
  linkTitle: (place) => `打开 ${place}？`,
  linkHint: '此链接通向 Causeway 之外的这个地址。那里会看到您打开了它，以及您的网络地址。',
  linkOpen: '打开该地址',
  modelsOff: '离线开关已打开。这里已有的模型照常工作；下载要等到你在“隐私”页面关闭开关。',

  listTitle: '向其他地址的请求',
  listEmpty: '从未有过请求，或列表已被清空。',
  listSum: (requests) => `${figure(requests)} 个请求`,
  hostSum: (host, requests, bytes) => `${host}：${figure(requests)} 个请求，收到 ${size(bytes)}`,
  listHint:
    '请求在发出之前先被记下；记不下的就不发出。大小是收到内容解压后的大小。发出的只有地址和从文件的哪里开始，没有 cookie。',
  columns: { when: '时间', where: '地址', why: '原因', bytes: '收到', outcome: '结果' },
  purpose: {
    listing: '模型有哪些内容',
    description: '模型的说明',
    file: '模型的文件',
  },
  answeredBy: (host) => `由 ${host} 应答`,
  outcome: {
    running: '仍在进行',
    unknown: '未知：Causeway 在结束前被关闭。至少收到了这么多。',
    complete: '完整',
    refused: '被服务器拒绝',
    failed: '没有应答，或中途断开',
    stopped: '由你停止，或因为不再有数据到来',
    'switched-off': '被离线开关结束',
    blocked: '被离线开关拦下：什么也没有发出',
  },
  status: (status) => `应答 ${status}`,
  more: '显示更多',
  forget: '清空列表',
  forgotten: '列表现在是空的。',

  limitsTitle: '浏览器不让我们核实的事',
  limits: {
    browser: '浏览器自己向其厂商询问什么：网页是否安全、表单字段的用途、它自己的更新。只有它的设置能说明。',
    extensions: '扩展程序读取此页面的什么内容，又发往哪里。网页不能做的，扩展程序可能可以。',
    ownModel: '如果你让浏览器自带的语言模型来回答，它是否像厂商所说的那样只在这台设备上运行。',
    server:
      'Causeway 所来自的地址明天是否还给出同一个应用。它看得到你的浏览器何时获取应用的文件，以及来自哪个网络地址。为离线使用而存储的内容在更新之前保持不变。',
    before: '此列表随这一版 Causeway 开始之前，以及列表被清空之前请求过什么。',
    reload: 'Service worker 是否在守卫：绕过它重新加载的页面（按住 Shift 重新加载）只由 Causeway 自己的代码拦住。',
    disk: '已删除的内容能否用特殊工具从磁盘上读出。浏览器会说何时删除了内容，却不会说磁盘何时忘记了它。',
  },

  eraseTitle: '删除全部',
  eraseHint:
    '一次删除 Causeway 在此浏览器中保存的一切：所有笔记本、文档、问题和回答、模型、设置、上面的列表，以及供离线使用的应用文件。',
  erase: '删除全部……',
  eraseAsk: '删除全部？',
  eraseNow: '删除全部',
  erasing: '正在删除全部……',
  consequences: {
    notebooks: '所有笔记本连同文档、问题、回答、笔记和更正都会消失。此操作无法撤销，别处也没有副本。',
    backups: '你存为文件的备份会保留，之后可以恢复。没有保存的就丢失了。',
    models: '下载或导入的模型需要重新带到这里。',
    settings: '设置恢复到第一天的样子；离线开关是关闭的。',
    anew: 'Causeway 会重新打开。没有网络时，要等网络恢复才能打开。',
  },
};
