/** @file Looking models up in the catalogue, and describing the ones that are in it. */
import { CausewayError } from '../../engine/errors.ts';
import type { CatalogueModel, ModelCard } from '../../rpc/model-manager.ts';
import { CATALOGUE } from './catalogue-entries.ts';

/** Where web-llm's compiled libraries lie; the folder belongs to the version of web-llm that the app is built with. */
export const MLC_LIBRARIES =
  'https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/main/web-llm-models/v0_2_86/base/';

export function repositoryOf(model: CatalogueModel, variant: string): string {
  return model.repository.replace('{variant}', variant);
}

/** Names a model and its variant; the same for a download and for an import of what was exported. */
export function modelId(repository: string, variant: string): string {
  return `${repository}@${variant}`;
}

/** The entry that a repository belongs to, or null; a repository may be of one variant (`mlc`) or of all. */
export function inCatalogue(repository: string): CatalogueModel | null {
  return (
    CATALOGUE.find(
      (model) =>
        model.repository === repository ||
        model.variants.some(({ variant }) => repositoryOf(model, variant) === repository),
    ) ?? null
  );
}

/** @throws CausewayError `model-unsupported` when the model has no such variant */
export function cardOf(model: CatalogueModel, variant: string): ModelCard {
  if (!model.variants.some((known) => known.variant === variant)) {
    throw new CausewayError('model-unsupported', `${model.name} has no variant “${variant}”. Choose another one.`);
  }
  const repository = repositoryOf(model, variant);
  return {
    id: modelId(repository, variant),
    name: model.name,
    task: model.task,
    format: model.format,
    repository,
    variant,
    contextWindow: model.contextWindow,
    pooling: model.pooling ?? 'mean',
    queryPrefix: model.queryPrefix ?? '',
    passagePrefix: model.passagePrefix ?? '',
    library: model.library?.replace('{variant}', variant) ?? '',
    licence: model.licence,
  };
}
