import type { ComponentProps } from 'react';
import { loadChunk } from '#lib/chunk';
import { useChunk } from '#ui/loading/lazy';
import { loadShell } from './load-shell';
import type { Shell } from './shell';

type Props = ComponentProps<typeof Shell> & {
  /** Load the section's screen and its texts. */
  loads: readonly (() => Promise<unknown>)[];
};

/** Renders a screen in the shell of the member centre. Suspends while the shell is loading. */
export function InShell({ loads, ...props }: Props) {
  // Requests the screen and its texts together with the shell.
  for (const load of loads) void loadChunk(load);
  const { Shell } = useChunk(loadShell);
  return <Shell {...props} />;
}
