import { describe, expect, it } from 'vitest';
import { networkOf } from '../../../../examples/portal/server/lib/network';
import { freshPortal } from '../../../support/portal/fresh-portal';

const fresh = freshPortal();

describe('the network that a rate limit counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:50001', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:50001', '203.0.113.9'],
    ['[2001:db8::9]:50001', '2001:db8:0:0::/64'],
    ['[2001:db8::9]', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:1::192.0.2.1', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['local', 'local'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one for all addresses of an IPv6 subscriber', async () => {
    const guess = async (address: string) => {
      const visitor = fresh.site.visitor(address);
      const { code } = (await (await visitor.login({ password: 'Wrong123!' })).json()) as { code: number };
      return code;
    };
    for (let host = 1; host <= 10; host++) expect(await guess(`2001:db8:1:2::${host}`)).toBe(-21018);
    expect(await guess('2001:db8:1:2:ffff::1')).toBe(-21063);
    expect(await guess('2001:db8:1:3::1')).toBe(-21018);
  });
});
