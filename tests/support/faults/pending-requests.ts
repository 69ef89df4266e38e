import type { Page } from 'puppeteer-core';

/** The requests of a page's current document that have not ended yet; those of a document that was left never end. */
export class PendingRequests {
  private readonly documents = new Map<string, string>();
  private current = '';

  /** @param ignores requests that are never waited for */
  static async of(page: Page, ignores: (url: string) => boolean): Promise<PendingRequests> {
    const pending = new PendingRequests();
    const session = await page.createCDPSession();
    const end = ({ requestId }: { requestId: string }) => pending.documents.delete(requestId);
    session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type }) => {
      if (type !== 'Document' && !ignores(request.url)) pending.documents.set(requestId, loaderId);
    });
    session.on('Network.loadingFinished', end);
    session.on('Network.loadingFailed', end);
    session.on('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) pending.current = frame.loaderId;
    });
    await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
    return pending;
  }

  get areOpen(): boolean {
    return [...this.documents.values()].includes(this.current);
  }
}
