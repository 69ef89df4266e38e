import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import { type Attributes, propertyName, SHARED_ATTRIBUTES } from './attributes';
import { type Connection, openConnection } from './connection';

/**
 * One custom element, as data. The element itself is light; `view` is loaded when it is worth it.
 *
 * Every widget also reads `lang` and `theme`, reflects its state as `data-state` (`loading`, `ready`, `error`), shows
 * the content between its tags until its view is there, and again if it can never be.
 */
export type Widget = {
  tag: `cntv-${string}`;
  attributes: Attributes;
  /** The React view, in a chunk of its own. */
  view(): Promise<{ View: ComponentType<never> }>;
  /**
   * Which of the states rendered at build time is this element's first; null draws the page's own content. The box it
   * is drawn in can be prepared.
   */
  prerender?(element: HTMLElement, box: HTMLElement): string | null;
  /** Resolves when the view is worth loading; by default when the element comes near the visible part of the page. */
  worthShowing?(connection: Connection): Promise<void>;
  /** Further methods of the element. */
  methods?: Record<string, (this: HTMLElement) => unknown>;
};

const render = Symbol.for('r2wc.render');
const connected = Symbol.for('r2wc.connected');

type R2wcElement = new () => HTMLElement & {
  [connected]: boolean;
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
};
type ConnectionControl = ReturnType<typeof openConnection>;

/**
 * Registers a widget's tag. A tag that is taken (by another copy of this script, say) is left as it is.
 * @returns whether the tag was registered
 */
export function defineWidget(widget: Widget): boolean {
  if (customElements.get(widget.tag)) return false;
  const attributes = { ...SHARED_ATTRIBUTES, ...widget.attributes };
  const names = Object.keys(attributes);
  // r2wc carries attributes, connection and rendering; what it renders is a connection, which loads its view later.
  const Base = r2wc(
    widget as never,
    { shadow: 'open', props: names.map(propertyName) as never },
    {
      mount: (root) => openConnection(root as never, widget, attributes),
      update: (connection: ConnectionControl) => connection.update(),
      unmount: (connection: ConnectionControl) => connection.end(),
    },
  ) as R2wcElement;

  class WidgetElement extends Base {
    constructor() {
      super();
      // r2wc takes a new element for connected and would start a view for one that never enters the page.
      this[connected] = false;
    }
    override connectedCallback() {
      for (const name of names) adoptEarlyProperty(this, propertyName(name));
      super.connectedCallback();
    }
    override disconnectedCallback() {
      // An element that is only moved is back before the microtask runs: its view and what was typed connection.
      queueMicrotask(() => {
        if (!this.isConnected && this[connected]) super.disconnectedCallback();
      });
    }
    connectedMoveCallback() {}
    /** r2wc skips removed and empty attributes; here each change counts. */
    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before !== after) this[render]();
    }
    /** Goes to the first field of the widget. */
    override focus(options?: FocusOptions) {
      const first = this.shadowRoot?.querySelector<HTMLElement>('input,button,a[href]');
      first ? first.focus(options) : super.focus(options);
    }
  }
  for (const name of names) if (name !== 'lang') reflect(WidgetElement.prototype, name, attributes);
  Object.assign(WidgetElement.prototype, widget.methods);
  customElements.define(widget.tag, WidgetElement);
  return true;
}

/** A property set before the element was defined hides the accessor for ever, unless it is taken away. */
function adoptEarlyProperty(element: HTMLElement, name: string): void {
  if (!Object.getOwnPropertyDescriptor(element, name)) return;
  const early = element[name as never];
  delete element[name as never];
  Object.assign(element, { [name]: early });
}

/** Property and attribute are one value: the property reads and writes the attribute. */
function reflect(prototype: HTMLElement, name: string, attributes: Attributes): void {
  Object.defineProperty(prototype, propertyName(name), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return attributes[name]?.valueOf(this.getAttribute(name));
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}
