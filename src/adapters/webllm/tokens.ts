/** @file A model's tokenizer, beside the one inside web-llm, which tells nobody how it counts. */
import { Tokenizer } from '@huggingface/tokenizers';
import { CausewayError } from '../../engine/errors.ts';
import type { ModelFiles } from '../../engine/ports.ts';

interface TokenizerFile {
  added_tokens?: { content: string; special: boolean }[];
}

export class ModelTokens {
  /** Texts that stand for special tokens. */
  readonly special: readonly string[];
  readonly #tokenizer: Tokenizer;

  private constructor(tokenizer: Tokenizer, special: readonly string[]) {
    this.#tokenizer = tokenizer;
    this.special = special;
  }

  /** @throws CausewayError `model-damaged` */
  static async read(files: ModelFiles): Promise<ModelTokens> {
    const file = await readJson<TokenizerFile>(files, 'tokenizer.json');
    if (file === null) throw new CausewayError('model-damaged', 'The model’s file tokenizer.json is missing.');
    const config = (await readJson<object>(files, 'tokenizer_config.json')) ?? {};
    const special = (file.added_tokens ?? []).filter((token) => token.special).map(({ content }) => content);
    return new ModelTokens(new Tokenizer(file, config), special);
  }

  encode(text: string): number[] {
    return text === '' ? [] : this.#tokenizer.encode(text, { add_special_tokens: false }).ids;
  }

  /** Text of one token, as the library tells it beside its probability. */
  textOf(token: number): string {
    return this.#tokenizer.decode([token], { skip_special_tokens: false, clean_up_tokenization_spaces: false });
  }
}

/**
 * @returns null when the model has no such file
 * @throws CausewayError `model-damaged`
 */
export async function readJson<Content>(files: ModelFiles, path: string): Promise<Content | null> {
  const bytes = await files.read(path);
  if (bytes === null) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Content;
  } catch {
    throw new CausewayError('model-damaged', `${path} is damaged: it is no JSON. Delete the model and get it again.`, {
      path,
    });
  }
}
