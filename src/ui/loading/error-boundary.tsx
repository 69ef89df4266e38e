import { Component, useLayoutEffect, useRef } from 'react';
import { EVENTS } from '../../config/events';
import { ChunkError, forgetFailedChunks } from '../../lib/chunk';
import { setState } from '../../lib/element-state';
import { Button } from '../button';
import type { Elements } from '../elements';
import { type Host, useHost } from '../host';
import { useTexts } from '../language';
import { Notice } from '../notice';

export type ErrorBoundaryProps = {
  /** Whether the boundary wraps the whole view, so that an error sets the state of the element. */
  isWhole?: boolean;
  onRetry?(): void;
  children: Elements;
};

/**
 * Error boundary that shows an error text with a retry button, and reports the error to the console and as `cntv-error`.
 * If a chunk fails again after a retry, the button reloads the page.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} host={useHost()} />;
}

type State = { error: unknown; hasRetried: boolean };

class Boundary extends Component<ErrorBoundaryProps & { host: Host }, State> {
  override state: State = { error: null, hasRetried: false };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'unknown' };
  }

  override componentDidCatch(error: unknown) {
    const { host, isWhole } = this.props;
    console.error(`<${host.element.localName}>`, error);
    if (isWhole) setState(host.element, 'error');
    host.emit(EVENTS.error, { code: null, message: String(error) });
  }

  /** Lets the screen request its chunk again when the viewer returns to it. */
  override componentWillUnmount() {
    if (this.state.error) forgetFailedChunks();
  }

  retry = () => {
    forgetFailedChunks();
    this.props.onRetry?.();
    this.setState({ error: null, hasRetried: true });
  };

  override render() {
    const { error, hasRetried } = this.state;
    if (!error) return this.props.children;
    return <Broken error={error} takesFocus={hasRetried} onRetry={this.retry} />;
  }
}

type BrokenProps = { error: unknown; takesFocus: boolean; onRetry(): void };

function Broken({ error, takesFocus, onRetry }: BrokenProps) {
  const { common } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const needsReload = error instanceof ChunkError && error.needsReload;
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Notice tone="error">
      <span>{common.busy}</span>
      <Button ref={button} data-testid="retry" onClick={needsReload ? () => location.reload() : onRetry}>
        {needsReload ? common.reload : common.retry}
      </Button>
    </Notice>
  );
}
