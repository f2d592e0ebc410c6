/** @file Simplified Chinese: the words of a plan. */
import type { Pack } from '../pack.ts';
import { figure } from '../words.ts';

export const plan: Pack['plan'] = {
  title: '答案的计划',
  summary: (steps) => `如何找到：${figure(steps)} 个步骤`,
  hint: '回答问题之前需要先找到的内容。这些简短的答案只是可能的：每个都能打开它所在的句子。',
  progress: (done, total) => `第 ${figure(Math.min(done + 1, total))} 步，共 ${figure(total)} 步 …`,
  states: { waiting: '等待前面的步骤', asked: '正在查找 …', nothing: '未找到', left: '未提问' },
  likely: '可能的答案：',
  answerTo: (step) => `（第 ${figure(step)} 步的答案）`,
  given: '由您提供',
  reworded: (planned) => `由您改写。计划原为：“${planned}”`,
  alsoConsidered: (answers) => `也考虑过：${answers.join('、')}`,
  turns: (turns, searches, milliseconds) => `${figure(turns)} 轮，${figure(searches)} 次搜索，${milliseconds}`,
  endings: {
    'turn-limit': '所需轮次过多。以下是到那时为止找到的内容。',
    stopped: '在最后一步之前已停止。',
  },
  noVerb: '问题中没有动词，因此按原样搜索。',
  edit: (step) => `修改第 ${figure(step)} 步`,
  editTitle: (step) => `改写第 ${figure(step)} 步`,
  wording: '所问的内容',
  wordingHint: (steps) => (steps === 1 ? '“#1”代表第 1 步的答案。' : `“#1”到“#${figure(steps)}”代表前面各步的答案。`),
  answer: '它的答案',
  answerHint: '留空则由系统查找。',
  candidates: '也找到了',
  goOn: '从这里继续',
  unknownSteps: (marks) => `${marks.join('、')}：只能代入前面步骤的答案。请写前面的步骤，或直接写出词语。`,
  takeBack: '恢复计划原样',
};
