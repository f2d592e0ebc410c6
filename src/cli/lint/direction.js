/**
 * @file Lint rule for the direction between the parts of Causeway: ui → rpc → engine types, workers → adapters → engine,
 * and nothing points back. It looks at every import, export-from, dynamic import and `new URL(…, import.meta.url)`.
 */
import path from 'node:path';

/**
 * What each part may use: parts (or single modules of a part) and packages. `files` are modules that a part may name in
 * `new URL(…)` to start a worker.
 */
const DIRECTIONS = {
  engine: {
    uses: [],
    packages: ['stemmer', 'jsonrepair', 'valibot', '@valibot/to-json-schema', 'd3-hierarchy', '@dagrejs/dagre'],
    files: [],
  },
  rpc: {
    uses: [
      'engine/types',
      'engine/errors',
      'engine/ports',
      'engine/records',
      'engine/notebook/analysis',
      'engine/export/words',
      'engine/structures/types',
      'engine/export/manuscript',
    ],
    packages: ['comlink'],
    files: [],
  },
  adapters: { uses: ['engine', 'rpc'], packages: 'any but Node', files: [] },
  workers: { uses: ['adapters', 'rpc', 'engine'], packages: ['comlink'], files: ['workers'] },
  ui: {
    uses: ['rpc', 'engine/types', 'engine/errors', 'engine/diagram', 'engine/cut'],
    packages: 'any but Node',
    files: ['workers'],
  },
  cli: { uses: ['adapters', 'rpc', 'engine', 'workers'], packages: 'any', files: [] },
};

/** "src/engine/text/a.ts" → "engine/text/a"; null outside the parts. */
function modulePath(root, file) {
  const parts = path.relative(root, file).split(path.sep);
  if (parts[0] === 'src') parts.shift();
  const name = parts.join('/').replace(/\.(ts|js|svelte)$/, '');
  if (name === 'main') return 'ui/main';
  return parts[0] in DIRECTIONS ? name : null;
}

function lies(module, within) {
  return module === within || module.startsWith(`${within}/`);
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      part: '{{from}} must not use {{to}}; it may use: {{allowed}}.',
      package: '{{from}} must not use the package {{to}}.',
    },
  },
  create(context) {
    const from = modulePath(context.cwd, context.filename);
    if (from === null) return {};
    const part = from.split('/')[0];
    const direction = DIRECTIONS[part];

    function checkPackage(node, name) {
      const { packages } = direction;
      if (packages === 'any' || (packages === 'any but Node' && !name.startsWith('node:'))) return;
      if (Array.isArray(packages) && packages.some((allowed) => lies(name, allowed))) return;
      context.report({ node, messageId: 'package', data: { from: part, to: name } });
    }

    function check(node, allowed) {
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
      const request = node.value.split('?')[0];
      if (!request.startsWith('.')) {
        if (allowed === direction.uses && !request.startsWith('virtual:')) checkPackage(node, request);
        return;
      }
      const to = modulePath(context.cwd, path.resolve(path.dirname(context.filename), request));
      if (to === null || lies(to, part) || allowed.some((other) => lies(to, other))) return;
      context.report({ node, messageId: 'part', data: { from: part, to, allowed: allowed.join(', ') || 'itself' } });
    }

    const checkSource = ({ source }) => check(source, direction.uses);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: ({ source }) => check(source, direction.uses),
      "NewExpression[callee.name='URL']": ({ arguments: [file] }) => check(file, direction.files),
    };
  },
};
