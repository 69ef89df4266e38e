import type { CDPSession, ElementHandle, Page } from 'puppeteer-core';

/** An input method, by Chromium's own protocol: it composes and commits text at the focused field of a page. */
export class InputMethod {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async at(page: Page): Promise<InputMethod> {
    return new InputMethod(page, await page.createCDPSession());
  }

  /** Replaces the text that is being composed, and waits for a frame. */
  async compose(text: string): Promise<void> {
    const { length } = text;
    await this.session.send('Input.imeSetComposition', {
      text,
      selectionStart: length,
      selectionEnd: length,
    });
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }
}

type Recorded = HTMLInputElement & { ended?: string[] };

/** Starts to record the events of a field that end a composition or show that it was interrupted. */
export function recordEnds(field: ElementHandle): Promise<void> {
  return field.evaluate((control) => {
    const ended: string[] = [];
    (control as Recorded).ended = ended;
    for (const type of ['compositionend', 'blur']) control.addEventListener(type, () => ended.push(type));
  });
}

/** Returns the recorded events, the value, and whether the field is still part of the page. */
export function stateOf(
  field: ElementHandle,
): Promise<[ended: string[], value: string, isConnected: boolean]> {
  return field.evaluate((control) => {
    const { ended = [], value, isConnected } = control as Recorded;
    return [ended, value, isConnected] as [string[], string, boolean];
  });
}
