import { createContext, useContext } from 'react';

type Origin = {
  /** Aborts when the form or the data that the request is for are gone. */
  signal: AbortSignal;
  /** Not made by a press of the viewer. */
  isBackground?: boolean;
};

/**
 * Makes a request. If the server refuses it until the viewer signs in again or proves to own the account, the element of the
 * component asks for that and makes the request again, once.
 * @throws the error of the request; an `ApiError` of kind `aborted` if the viewer cancels
 */
export type Prove = <Result>(request: () => Promise<Result>, origin: Origin) => Promise<Result>;

/** Makes a request of a component that has nobody to ask. */
export const unproved: Prove = (request) => request();

const ProveContext = createContext(unproved);

export const ProveProvider = ProveContext.Provider;

/** Returns the function through which a component makes its requests. */
export function useProve(): Prove {
  return useContext(ProveContext);
}
