import { configLayers } from '#page-config/scripts';
import { type NameProblem, nameProblems, type Written } from './config-names';

type Sentences = { [Kind in NameProblem['kind']]: (problem: Extract<NameProblem, { kind: Kind }>) => string };

const SENTENCES: Sentences = {
  unknownKey: ({ path, nearest }) => `unknown key "${path.join('.')}"; did you mean "${nearest.join('.')}"?`,
  unknownForm: ({ path, form, nearest }) =>
    `unknown form "${form}" in "${path.join('.')}"; did you mean "${nearest}"?`,
  textWithKeys: ({ path }) => `"${path.join('.')}" is a text and has no keys`,
  missingKeys: ({ path, keys }) => `"${path.join('.')}" has the keys ${keys.join(', ')}`,
};

/** Returns a warning for each name in the page configuration without effect, with the nearest known name. */
export async function configWarnings(): Promise<string[]> {
  const layers = configLayers() as Written[];
  const found = await Promise.all(layers.map((layer) => nameProblems(layer, layers)));
  return found.flat().map((problem) => `page configuration: ${SENTENCES[problem.kind](problem as never)}`);
}
