/**
 * @file Which model has which role: the one that a person gave it to; passages, while nobody has that role, are found by the encoder that
 * is part of the app, unless it is switched off or could not run with this version of the app.
 */
import type { ErrorInfo } from '../../engine/records.ts';
import type { ModelTask } from '../../rpc/model-manager.ts';
import type { Choices } from './choices.ts';

/** What is known of the encoder that is part of the app. */
export interface Shipped {
  /** Its id; null while it is not on this device. */
  id: string | null;
  /** Version of the app. */
  version: string;
}

/** Why the app's encoder could not run with this version of the app; null: nothing is known against it. */
export function shippedFailure({ shippedFailure: failure }: Choices, version: string): ErrorInfo | null {
  return failure?.version === version ? failure.error : null;
}

/** Id of the model that has each role now; null: none. */
export function rolesNow(choices: Choices, { id, version }: Shipped): Record<ModelTask, string | null> {
  const { roles, isShippedOff } = choices;
  const serves = !isShippedOff && shippedFailure(choices, version) === null;
  return { ...roles, embed: roles.embed ?? (serves ? id : null) };
}
