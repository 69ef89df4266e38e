import { describe, expect, it } from 'vitest';
import { SECTION_NAMES, SECTIONS } from '#config/member-center/sections';
import { member } from '#i18n/zh-cn/member';
import { portal } from '#i18n/zh-cn/portal';

describe('the texts of the member centre', () => {
  it('are those of decisions part J (OQ-91, HOME-03, HOME-04, HOME-11, MOB-04, MOB-05)', () => {
    const { sections, home, mobileHome, registerPrompt, favourites } = member;
    expect([sections.home, home.subscribe, home.system, home.viewAll]).toEqual([
      '我的首页',
      '未读预约提醒',
      '未读系统消息',
      '查看全部',
    ]);
    expect(registerPrompt.text).toBe('您目前使用第三方账号登录，请先注册央视网账号');
    const { personal, password, favourites: own, logout, backToPc, customerService } = mobileHome;
    expect([personal, password, own]).toEqual(['个人资料', '修改密码', '我的收藏']);
    expect([logout, backToPc, customerService]).toEqual(['退出登录', '返回电脑版', '联系客服']);
    expect([favourites.video, favourites.channel, favourites.total]).toEqual(['视频', '频道', '共 {n} 条']);
  });

  it('name both home pages as their titles (ROUTE-02, ROUTE-32)', () => {
    const { UserHome, MIndex } = portal.titles.pages;
    expect([UserHome, MIndex]).toEqual([member.sections.home, member.mobileHome.title]);
  });

  it('name each section as its page title, with the text of part J (OQ-91, LAYOUT-01, LAYOUT-02)', () => {
    const pages = portal.titles.pages;
    for (const section of SECTION_NAMES) {
      const { route } = SECTIONS[section];
      expect(member.sections[section]).toBe(pages[route as keyof typeof pages]);
    }
    const { home, message, history, collection, subscribe } = member.sections;
    const names = ['我的首页', '消息通知', '观看历史', '我的收藏', '我的预约'];
    expect([home, message, history, collection, subscribe]).toEqual(names);
  });
});
