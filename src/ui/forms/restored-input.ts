import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import { restoreInput, type TypedInput } from './typed-input';

/** Values that a form was given or has saved, in the shape of `readValues`. What differs from them was typed. */
export type GivenValues = RefObject<object>;

/** Returns and removes what was typed into an earlier copy of a form. Called once for each form that is mounted. */
export type TakeInput = (form: HTMLFormElement, given: GivenValues) => TypedInput | undefined;

const TakeInputContext = createContext<TakeInput>(() => undefined);

export const TakeInputProvider = TakeInputContext.Provider;

/** Restores what was typed into an earlier copy of a form. */
export function useEarlierInput(form: RefObject<HTMLFormElement | null>, given: GivenValues): void {
  const take = useContext(TakeInputContext);
  useRestoredInput(form, (mounted) => take(mounted, given));
}

/**
 * Restores kept input once, when its fields are mounted.
 * @param root contains the fields
 * @returns whether input was restored, and a function that changes this
 */
export function useRestoredInput<Root extends ParentNode>(
  root: RefObject<Root | null>,
  take: (root: Root) => TypedInput | undefined,
  restore: (root: Root, input: TypedInput) => unknown = restoreInput,
) {
  const state = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useEffect(() => {
    const { current } = root;
    const input = current && take(current);
    if (!input?.values.size) return;
    state[1](true);
    // Later effects of this commit subscribe the fields to each other's values.
    queueMicrotask(() => restore(current as Root, input));
  }, []);
  return state;
}
