/** @file Simplified Chinese: the compared systems. */
import type { Pack } from '../pack.ts';

export const strategies: Pack['strategies'] = {
  hugrag: { name: 'Causeway', line: '在文档之间追踪原因，排除仅相关的内容（HugRAG）。' },
  bm25: { name: 'BM25', line: '含有问题中较少见词语的段落。' },
  dense: { name: '标准 RAG', line: '含义与问题最接近的段落。' },
  hybrid: { name: '混合', line: 'BM25 与标准 RAG，按名次合并。' },
  causalrag: { name: 'CausalRAG', line: '最近实体周围的因果链，不用分组和因果门。' },
  hipporag2: { name: 'HippoRAG 2', line: '从匹配的陈述出发，在图中走到段落。' },
  lightrag: { name: 'LightRAG', line: '与关键词匹配的实体和陈述，以及它们的相邻内容。' },
  'graphrag-local': { name: 'GraphRAG 局部', line: '最近的实体，以及周围的段落和陈述。' },
  'graphrag-global': { name: 'GraphRAG 全局', line: '取自整组主题摘要的要点。' },
  leanrag: { name: 'LeanRAG', line: '最近的实体，以及在主题树中连接它们的内容。' },
  higra: { name: 'HiGraAgent', line: '同时按词语、含义和图中位置排序。' },
  agents: { name: 'Seeker 与 Librarian', line: '先找出问题只作描述的事物，再据此继续提问。' },
  cogni: { name: 'CogniRAG', line: '最近的因果陈述，并向两个方向延伸。' },
  naive: { name: '不检索', line: '什么也不找：所有比较的底线。' },
};
