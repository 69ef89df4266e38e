import { createContext, useContext } from 'react';

/** Restores values in the fields of a form that was mounted. */
export type RestoreInput = (form: HTMLFormElement) => void;

const RestoreInputContext = createContext<RestoreInput>(() => {});

export const RestoreInputProvider = RestoreInputContext.Provider;

/** Returns the function that restores what the viewer had typed into an earlier copy of a form. */
export function useRestoreInput(): RestoreInput {
  return useContext(RestoreInputContext);
}
