/** @file What of a model's `mlc-chat-config.json` matters here, and messages in the form that the library takes. */
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import type { ChatMessage, ModelFiles } from '../../engine/ports.ts';
import { parseJson } from '../models/card-from-config.ts';
import { MLC_CONFIG } from '../models/layout.ts';
import { withoutSpecialTokens } from '../transformers/prompt.ts';

const ChatConfig = v.looseObject({
  context_window_size: v.optional(v.number()),
  conv_template: v.looseObject({
    role_templates: v.optional(v.nullable(v.record(v.string(), v.string()))),
    roles: v.record(v.string(), v.string()),
    role_empty_sep: v.optional(v.nullable(v.string())),
    stop_token_ids: v.array(v.number()),
  }),
});

export type ChatConfig = v.InferOutput<typeof ChatConfig>;

/** @throws CausewayError `model-damaged` */
export async function readChatConfig(files: ModelFiles): Promise<ChatConfig> {
  const bytes = await files.read(MLC_CONFIG);
  if (bytes === null) throw new CausewayError('model-damaged', `The model’s file ${MLC_CONFIG} is missing.`);
  return parseJson(ChatConfig, new TextDecoder().decode(bytes), MLC_CONFIG);
}

/** What the library puts before an answer, such as `<|im_start|>assistant\n`. */
export function replyHeader({ conv_template: { roles, role_empty_sep: separator } }: ChatConfig): string {
  return (roles['assistant'] ?? '') + (separator ?? ': ');
}

/**
 * The library fills texts into its templates by `String.replace`, where a dollar sign in a text is an instruction; two stand for one.
 * Messages of a role without a template pass as they are.
 */
function escaped({ role, content }: ChatMessage, { conv_template: { role_templates: templates } }: ChatConfig): string {
  const isFilledIn = role === 'system' || typeof templates?.[role] === 'string';
  return isFilledIn ? content.replaceAll('$', '$$$$') : content;
}

/**
 * Messages as the library wants them: one of the system at the most, and first; the last of the user.
 *
 * @param special texts that stand for special tokens; contents may be copied from documents, and must not be able to speak as
 *   somebody else
 * @throws CausewayError `usage` when the last message is not the user's
 */
export function libraryMessages(
  messages: readonly ChatMessage[],
  config: ChatConfig,
  special: readonly string[],
): ChatMessage[] {
  if (messages.at(-1)?.role !== 'user') throw new CausewayError('usage', 'The last message must be the user’s.');
  const isSystem = ({ role }: ChatMessage) => role === 'system';
  const system = messages.filter(isSystem).map(({ content }) => content);
  const rest = messages.filter((message) => !isSystem(message));
  const all = system.length === 0 ? rest : [{ role: 'system' as const, content: system.join('\n\n') }, ...rest];
  return all.map(({ role, content }) => {
    const safe = { role, content: withoutSpecialTokens(content, special) };
    return { role, content: escaped(safe, config) };
  });
}
