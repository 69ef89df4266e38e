import { expect, it } from 'vitest';
import { setUpCampaign } from '../../../support/hosts/campaign';

const { rows, send, fillIn } = setUpCampaign('campaign-nginx', '/campaign/applications');

it('a visitor’s application passes nginx, and is a row of the table of the back end', async () => {
  const { form, notice } = await fillIn();
  await form.press('#consent');
  await form.press('button[type=submit]');
  await expect.poll(() => form.text('[data-testid~=confirmation]')).toBe('提交成功！');
  expect(rows()).toContain(`"床前明月光","true","${notice}"`);
});

it('nginx keeps too long texts and too many applications from the back end', async () => {
  expect((await send({ writing: '字'.repeat(20_000) })).status).toBe(413);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send({ submissionId: `${index}`.padStart(32, '0') })),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - taken);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(15);
});
