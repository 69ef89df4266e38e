/**
 * The types of the widget layer. The life of an element, in order, with the file of each step:
 *
 * 1. `index.ts`, the loader, defines all elements. The build finds their `*.element.ts` by the name.
 * 2. `define-widget.tsx` registers the tag. Connecting the element to the document opens a connection.
 * 3. `connection/connection.ts` runs a connection, from `connection/draw.ts`, the prerender or the slotted content, to its end.
 * 4. `connection/loading.ts` loads the view when it is needed, and has the page checked by `built-ins.chunk.ts`. The login, a
 *    printed form and a printed screen wait for a touch (`connection/until-touched.ts`); a small file, `*-rest.chunk.ts`,
 *    completes meanwhile what is shown.
 * 5. `render-view.tsx` mounts the view, which reaches the element through `host.ts`. The element is ready,
 *    if it was not already at rest.
 * 6. `connection/fallback.ts` replaces a view that cannot be loaded or that the page has broken. A retry, by its button or
 *    `connection/recovery.ts`, goes on with step 4.
 * 7. Disconnecting the element aborts the `signal` of the connection: `render-view.tsx` keeps what was typed
 *    (`carried-input.ts`) and unmounts the view. A restart opens another connection, with other addresses of the files.
 */
import type { Tree } from '#lib/document/draw-tree';
import type { ElementState } from '#lib/element-state';
import type { Measured } from '#lib/measure';
import type { Attributes } from './attributes';

/**
 * Definition of a custom element. The element itself is small; its `view` is loaded lazily.
 *
 * Every widget also has `lang` and `theme`, tells its state as `:state()` and `data-state` (`loading`, `ready`,
 * `error`), and shows its slotted content until the view is mounted or if it cannot be loaded.
 */
export type Widget = {
  tag: `cntv-${string}`;
  attributes: Attributes;
  /** Loads the React view, which is a separate chunk. */
  view(): Promise<{ mount: Mount }>;
  /**
   * Returns the name of the prerendered state for this element, or what else to draw; without one, the slotted content is
   * shown. May also style the box. Also called for a print.
   */
  prerender?(element: HTMLElement, box: HTMLElement): string | readonly Tree[] | null | undefined;
  /**
   * Loads the function that preloads what the view of this connection will import first. It is in a small file without
   * React, so that it runs while the files of the view are still loading.
   */
  preload?(): Promise<{ preload(connection: Connection): void }>;
  /** Imports what a submit needs; preloaded in parallel with the view when the viewer submits the prerender. */
  submitModules?(): Promise<unknown>;
  /**
   * Loads the function that resolves when the view should be loaded; by default that is when the element comes near the
   * viewport. The function may show the element meanwhile, and set the `part` for the view.
   */
  loadWhen?(): Promise<(connection: Connection) => Promise<void>>;
  /**
   * Loads the function that completes the prerender, tells that the element is ready, and resolves when the view is needed
   * without a touch, at which the signal is aborted. With it, an element that has a prerender loads its view when the viewer touches it; not with
   * `loading="eager"`.
   */
  atRest?(): Promise<{ untilNeeded(connection: Connection, signal: AbortSignal): Promise<void> }>;
  /** Additional methods of the element. */
  methods?: Record<string, (this: HTMLElement, ...values: never[]) => unknown>;
  /** Additional properties of the element. */
  properties?: Record<string, Accessor>;
};

/** Reads and sets a property of an element. */
export type Accessor = { get(this: HTMLElement): unknown; set(this: HTMLElement, value: unknown): void };

/** What an element shows before its view is mounted. */
export type EarlyContent = {
  /** Container of the prerender or the slotted content, and later of the view. */
  readonly box: HTMLElement;
  /** The content of the box before the view. */
  readonly drawn: readonly Node[];
  /** Whether the box contains a prerender that the view can hydrate. */
  readonly hydrates: boolean;
  /** Replays the action held before the view was mounted. */
  release(): void;
};

/** One connection of an element to the document, as passed to the modules that are loaded later. */
export type Connection = EarlyContent & {
  readonly element: HTMLElement;
  readonly attributes: Attributes;
  /** Aborted when the element is disconnected. */
  readonly signal: AbortSignal;
  /** Loads the checks of the page, whose author they tell the mistakes. */
  diagnose(): void;
  /** Replaces the view, with its typed values, by one from other addresses of its files. */
  restart(): void;
  /** Calls `retry` when what failed may load again, at most once a minute for each element; not after the signal. */
  recover(signal: AbortSignal, retry: () => void): void;
  /** Tells how the view stands: by the state of the element, or in its part. */
  tell(state: ElementState): void;
  /** Where the view is: in the whole element, or in a part whose rest stays as it is, also when the view cannot be loaded. */
  part: Connection;
  /** Name of the slot of a part, whose content stands in for the view. */
  readonly slotName?: string;
  /** Reports an error of the view, see `Host`. If the page has broken a built-in function, the fallback replaces the view. */
  fail(error: unknown, isWholeView: boolean): void;
  /**
   * Called before that of a mounted view when an attribute has changed or the element was moved.
   */
  update?: (() => void) | undefined;
  /** Adds an entry to the timeline of the page, once for each connection. */
  measure(what: Measured): void;
  /** Whether the viewer has touched the element. */
  isTouched?: boolean;
  /** Called at each sign of a touch. */
  onTouch?: () => void;
  /** Whether the next connection follows at once, so that typed secrets are kept too. */
  restarts: boolean;
};

/** Updates and ends a connection. */
export type ConnectionControl = {
  /** Renders with the current attributes. */
  update(): void;
  end(): void;
};

/** Mounts the view of an element, exported as `mount` by each `*.view.tsx`. */
export type Mount = (connection: Connection) => Promise<MountedView>;

export type MountedView = {
  /** Renders with the current attributes in the current document. */
  update(): void;
};
