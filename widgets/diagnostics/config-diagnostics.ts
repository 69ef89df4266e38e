import { configLayers } from '#page-config/scripts';
import { type NameProblem, nameProblems, pathText, type Written } from './config-names';
import { FORMS } from './known-names.build-time';

type Sentences = { [Kind in NameProblem['kind']]: (problem: Extract<NameProblem, { kind: Kind }>) => string };

const SENTENCES: Sentences = {
  unknownKey: ({ path, nearest }) =>
    `unknown key "${pathText(path)}"; ${nearest ? `did you mean "${pathText(nearest)}"?` : 'it has no effect.'}`,
  unknownForm: ({ path, form, nearest }) =>
    `unknown form "${form}" in "${pathText(path)}"; ${
      nearest ? `did you mean "${nearest}"?` : `the forms are ${FORMS.join(', ')}.`
    }`,
  textWithKeys: ({ path }) => `"${pathText(path)}" is a text and has no keys`,
  missingKeys: ({ path, keys }) => `"${pathText(path)}" has the keys ${keys.join(', ')}`,
};

/** Returns a warning for each name in the page configuration without effect, with the nearest known name. */
export async function configWarnings(): Promise<string[]> {
  const layers = configLayers() as Written[];
  const found = await Promise.all(layers.map((layer) => nameProblems(layer, layers)));
  return found.flat().map((problem) => `page configuration: ${SENTENCES[problem.kind](problem as never)}`);
}
