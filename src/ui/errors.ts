/** @file What a worker threw, and what it says in English, as the person reads it. */
import type { ErrorInfo } from '../rpc/contracts.ts';
import { toCausewayError } from '../engine/errors.ts';
import { language } from './language/language.svelte.ts';
import { texts } from './texts.ts';

/** As it is kept: the message in English, so that it can be read in any language later. */
export function errorInfo(thrown: unknown): ErrorInfo {
  const { code, message } = toCausewayError(thrown);
  return { code, message };
}

/** A worker's sentence (a reason, a warning) in the language in force. */
export function tell(sentence: string): string {
  return language.pack?.tell(sentence) ?? sentence;
}

/** A kept error in the language in force; to be called where it is shown. */
export function tellError({ code, message }: ErrorInfo): string {
  return language.pack?.tell(message, code) ?? message;
}

/** Why a file is not there. Most errors of files begin with the file's name, and it need not be said twice. */
export function tellRefused(name: string, error: ErrorInfo): string {
  const said = tellError(error);
  return said.includes(name.slice(name.lastIndexOf('/') + 1)) ? said : texts.refused(name, said);
}

/** What was thrown, to be shown at once. */
export function explain(thrown: unknown): string {
  return tellError(errorInfo(thrown));
}
