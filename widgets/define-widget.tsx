import r2wc from '@r2wc/core';
import { reflectState } from '#lib/element-state';
import { type Attribute, propertyName, SHARED_ATTRIBUTES, type Value } from './attributes';
import { openConnection } from './connection/connection';
import { reportFailure } from './failure';
import { focusFirst } from './focus-first';
import type { ConnectionControl, Widget } from './types';

const render = Symbol.for('r2wc.render');
const connected = Symbol.for('r2wc.connected');

type R2wcElement = new () => HTMLElement & {
  [connected]: boolean;
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/**
 * Registers a widget's tag, unless it is already registered, for example by another copy of this script.
 * @returns whether the tag was registered
 */
export function defineWidget(widget: Widget): boolean {
  if (customElements.get(widget.tag)) return false;
  const attributes = { ...SHARED_ATTRIBUTES, ...widget.attributes };
  const names = Object.keys(attributes);
  const { properties = {} } = widget;
  const early = [...names.map(propertyName), ...Object.keys(properties)];
  // r2wc handles the lifecycle callbacks; it mounts a connection, which loads the view later.
  const Base = r2wc(
    widget as never,
    // Without `props`, which are reflected below: r2wc would hide the browser's own `lang`, and ignores removed attributes. And
    // without `shadow`: r2wc would attach an empty shadow root first, in which a later failure shows nothing.
    {},
    {
      mount: (element) => openConnection(element as never, widget, attributes),
      update: (connection: ConnectionControl) => connection.update(),
      unmount: (connection: ConnectionControl) => connection.end(),
    },
  ) as R2wcElement;

  class WidgetElement extends Base {
    static get observedAttributes() {
      return [...names, 'data-state'];
    }
    constructor() {
      super();
      // r2wc treats a new element as connected and would load a view for an element that is never attached.
      this[connected] = false;
    }
    override connectedCallback() {
      try {
        for (const name of early) adoptEarlyProperty(this, name);
        super.connectedCallback();
      } catch (error) {
        // There is nothing to update or to disconnect.
        this[connected] = false;
        reportFailure(this, error, true, 'page');
      }
    }
    override disconnectedCallback() {
      // A moved element is reconnected before the microtask runs, so that it keeps its view and values.
      queueMicrotask(() => {
        if (!this.isConnected && this[connected]) super.disconnectedCallback();
      });
    }
    connectedMoveCallback() {}
    /** Renders on every change, also when an attribute is removed. */
    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      // A morph removes `data-state`. Not at once, because a page that removes it each time would freeze.
      if (name === 'data-state') setTimeout(() => reflectState(this));
      else if (before !== after) this[render]();
    }
    override focus(options?: FocusOptions) {
      focusFirst(this, options);
    }
  }
  for (const [name, attribute] of Object.entries(attributes))
    if (name !== 'lang') reflect(WidgetElement.prototype, name, attribute);
  Object.assign(WidgetElement.prototype, widget.methods);
  for (const [name, accessor] of Object.entries(properties))
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      ...accessor,
    });
  customElements.define(widget.tag, WidgetElement);
  return true;
}

/**
 * Passes a property that was set before the element was defined to its accessor, which it would otherwise
 * shadow.
 */
function adoptEarlyProperty(element: HTMLElement, name: string): void {
  if (!Object.getOwnPropertyDescriptor(element, name)) return;
  const early = element[name as never];
  delete element[name as never];
  (element as unknown as Record<string, unknown>)[name] = early;
}

/** Defines a property that reflects the attribute. */
function reflect(prototype: HTMLElement, name: string, attribute: Attribute<Value>): void {
  Object.defineProperty(prototype, propertyName(name), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return attribute.valueOf(this.getAttribute(name));
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}
