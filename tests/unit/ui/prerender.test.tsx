import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogue/zh-cn';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Checkbox } from '#ui/forms/fields/checkbox';
import { PasswordField } from '#ui/forms/fields/password-field';
import { TextField } from '#ui/forms/fields/text-field';
import { LanguageProvider } from '#ui/language';
import { ToastProvider } from '#ui/toast/toast';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const form = (
  <LanguageProvider value={catalogue}>
    <ToastProvider>
      <Card title="登录">
        <TextField name="account" label="账号" />
        <PasswordField name="password" label="密码" />
        <Checkbox name="autoLogin" label="下次自动登录" />
        <Button type="submit">登录</Button>
      </Card>
    </ToastProvider>
  </LanguageProvider>
);

it('is the same on the server, with IDs that do not depend on the page', () => {
  const html = renderToString(form);
  expect(renderToString(form)).toBe(html);
  expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'account',
    'account-message',
    'password',
    'password-message',
    'autoLogin',
  ]);
});

it('is hydrated, with what was typed into it', () => {
  const box = document.createElement('div');
  box.append(
    new DOMParser().parseFromString(renderToString(form), 'text/html').body.firstElementChild as Element,
  );
  const input = box.querySelector('input') as HTMLInputElement;
  input.value = '13800138000';
  const onRecoverableError = vi.fn();
  act(() => void hydrateRoot(box, form, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(box.querySelector('input')).toBe(input);
  expect(input.value).toBe('13800138000');
});
