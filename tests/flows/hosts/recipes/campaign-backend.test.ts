import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeCampaign, setUpCampaign } from '../../../support/hosts/campaign';

const action = '/campaign/applications';

describeCampaign('campaign-backend', { action, wrongPhone: '联系电话格式不正确，请检查后重试' });

it('the back end starts after a crash that has cut off its last row, and keeps the others and their IDs', async () => {
  const [first, second] = ['1', '2'].map((digit) => digit.repeat(32)) as [string, string];
  await send({ submissionId: first });
  const whole = written();
  appendFileSync(file, '"2026-11-27T05:40:00.000Z","李商隐');
  const next = await restart();
  await send({ submissionId: first }, {}, next);
  await send({ submissionId: second }, {}, next);
  await next.close();
  expect(written().startsWith(whole)).toBe(true);
  expect(written().slice(whole.length)).toMatch(new RegExp(`^"20[^"]+","李白",.*"${second}"\r\n$`));
});

const { file, written, send, restart } = setUpCampaign('campaign-backend', action);
