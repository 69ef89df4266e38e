import { ConnectionDropped } from '../../examples/portal/server/http/faults';

/** What happens to calls: `slow` holds them until the line changes, `lost` drops only the answers. */
export const LINES = ['fine', 'slow', 'offline', 'lost', 'busy'] as const;
type LineState = (typeof LINES)[number];

export const CALL = /^\/(openapi|applications)\//;
/** By which a tab names itself, its page and the request. */
export const TAB_HEADER = 'x-tab';
const BUSY = 503;

/** A call of a page, and how far it came. */
type Call = { tab: string; page: string; call: string; state: 'sent' | 'arrived' | 'answered' };

/** The line between the tabs and the portal. */
export class Line {
  /** Calls that the tabs have made. */
  readonly calls: Call[] = [];
  private state: LineState = 'fine';
  private held: { tab: string; signal: AbortSignal; goOn(): void }[] = [];
  private open = 0;
  private readonly seen = new Set<string>();

  /** Changes the line; calls that were held go on under the new state. */
  async set(state: LineState): Promise<void> {
    this.state = state;
    for (const { goOn } of this.held.splice(0)) goOn();
  }

  /** Whether a call is on its way, and not held. */
  get isBusy(): boolean {
    return this.open > this.held.length;
  }

  /** Number of calls of a tab that wait for the line to change. */
  heldOf(name: string): number {
    return this.held.filter(({ tab, signal }) => tab === name && !signal.aborted).length;
  }

  async carry(request: Request, ask: () => Promise<Response>): Promise<Response> {
    this.open += 1;
    return this.answer(request, ask).finally(() => {
      this.open -= 1;
    });
  }

  private async answer(request: Request, ask: () => Promise<Response>): Promise<Response> {
    const { signal, method, url, headers } = request;
    const id = headers.get(TAB_HEADER) ?? '';
    const [tab = '', page = ''] = id.split(' ');
    const made: Call = { tab, page, call: `${method} ${new URL(url).pathname}`, state: 'sent' };
    if (!this.seen.has(id)) this.calls.push(made);
    this.seen.add(id);
    while (this.state === 'slow' && !signal.aborted)
      await new Promise<void>((goOn) => this.held.push({ tab, signal, goOn }));
    if (this.state === 'offline' || signal.aborted) throw new ConnectionDropped();
    if (this.state === 'busy') return new Response('', { status: BUSY });
    made.state = 'arrived';
    const response = await ask();
    if (this.state === 'lost') throw new ConnectionDropped();
    made.state = 'answered';
    return response;
  }
}
