/** @file Simplified Chinese: files that can be added. */
import type { Pack } from '../pack.ts';
import { figure } from '../words.ts';

export const files: Pack['files'] = {
  formats:
    '支持 PDF、Word、OpenDocument、RTF、EPUB、PowerPoint、Excel、CSV、JSON、网页、Markdown、纯文本、文字图片（PNG、JPEG、WebP），以及包含它们的 .zip。' +
    '参考文献（BibTeX、RIS、CSL-JSON）会为其来源补充作者和日期。',
  welcomeOwn: '或将自己的文件、文件夹或压缩包拖到本页面任意位置。',
  bibliographyRead: (name, entries, attached) => {
    const waiting = entries - attached;
    const found = attached === 0 ? '尚未描述此笔记本中的来源' : `其中 ${figure(attached)} 条描述了此笔记本中的来源`;
    const rest = waiting === 0 ? '' : `${attached === 0 ? '' : `其余 ${figure(waiting)} 条`}会在添加相应来源后使用。`;
    return `${name}：${figure(entries)} 条，${found}。${rest}`;
  },
};
