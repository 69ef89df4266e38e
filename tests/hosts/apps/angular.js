import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

globalThis.heard = [];

/** An application with two pages and a router of its own; the elements are on the first page. */
class App {
  path = signal(location.pathname);
  count = signal(0);
  constructor() {
    addEventListener('popstate', () => this.path.set(location.pathname));
  }
  go(event) {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.href);
    this.path.set(location.pathname);
  }
  again() {
    this.count.update((count) => count + 1);
  }
  hear({ type }) {
    globalThis.heard.push(type);
  }
}

const Page = Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (path() === '/host/a') {
      <main [attr.data-count]="count()">
        <a id="away" href="/host/b" (click)="go($event)">B</a>
        <button id="again" type="button" (click)="again()">Again {{ count() }}</button>
        <cntv-login standalone [captcha]="'click'"><a href="/login.html">登录</a></cntv-login>
        <cntv-apply-form form="poetry" (cntv-reset)="hear($event)"></cntv-apply-form>
        <cntv-unread-badge [attr.max]="9 + count()"></cntv-unread-badge>
      </main>
    } @else {
      <main><h1 id="elsewhere">B</h1><cntv-unread-badge max="9"></cntv-unread-badge></main>
    }
  `,
})(App);

bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
