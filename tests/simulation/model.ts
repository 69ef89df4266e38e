import type { PagePath } from './pages';

/** Calls that change something, with the path's end. A viewer's intent makes at most one of them. */
export const WRITES = {
  remove: 'DELETE /openapi/v2/user/message',
  signIn: 'POST /openapi/v2/user/login',
  apply: 'POST /applications/handicraft',
} as const;
export type Write = keyof typeof WRITES;

/** What a viewer expects of a tab. */
export type TabModel = {
  path: PagePath;
  /** What was typed into the fields that are still there. */
  typed: Record<string, string>;
  /** The field that has the focus, as long as the viewer does nothing else in the tab. */
  focused: string;
  /** Whether the files of the page are deleted by now. */
  isStale: boolean;
};

/** What must be true of the world, as far as a viewer can know. */
export type Model = {
  tabs: [TabModel, TabModel];
  /** Place of the visible tab. */
  shown: 0 | 1;
  isSignedIn: boolean;
  /** Whether the tabs must know of the sign-in: one that has just heard of a sign-out asks no more. */
  isKnown: boolean;
  intents: Record<Write, number>;
  /** Number of applications that the portal has answered. */
  applied: number;
  steps: number;
  /** Time that the last step lets pass, beside the moment after each step. */
  passedMs: number;
  /** Number of calls before the last step. */
  callsBefore: number;
};

export function newModel(): Model {
  return {
    tabs: [newTab('/login.html'), newTab('/login.html')],
    shown: 0,
    isSignedIn: false,
    isKnown: true,
    intents: { remove: 0, signIn: 0, apply: 0 },
    applied: 0,
    steps: 0,
    passedMs: 0,
    callsBefore: 0,
  };
}

export function newTab(path: PagePath): TabModel {
  return { path, typed: {}, focused: '', isStale: false };
}

/** A sign-in form gives way when the viewer changes. */
export function changeViewer(model: Model, isSignedIn: boolean): void {
  model.isSignedIn = isSignedIn;
  forgetTyped(model, '/login.html');
}

/** A form gives way to its confirmation. */
export function confirmApplication(model: Model, applied: number): void {
  model.applied = applied;
  forgetTyped(model, '/form.html');
}

function forgetTyped({ tabs }: Model, path: PagePath): void {
  for (const tab of tabs) if (tab.path === path) Object.assign(tab, { typed: {}, focused: '' });
}
