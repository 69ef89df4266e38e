import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '#i18n/languages';
import { addConfigLayer } from '#page-config/scripts';
import { MessageText } from '#ui/message-text';
import { catalogueIn } from '../../support/texts/catalogue-in';
import { mount } from '../../support/unit/mount';

const NOTHING = { links: { customerService: '', onlineService: '' }, servicePhone: '' };
const PHONE = { ...NOTHING, servicePhone: '400-000 0000' };
const CHAT = { ...PHONE, links: { ...NOTHING.links, onlineService: 'https://chat.example/' } };
const SERVICE = { ...PHONE, links: { ...CHAT.links, customerService: '/service.html' } };

afterEach(() => addConfigLayer(NOTHING));

describe('the customer service in a message', () => {
  const banned = LANGUAGE_NAMES.map((language) => {
    const catalogue = catalogueIn(language);
    return { language, catalogue, text: catalogue.errors[-21024] ?? '' };
  });
  const ways = [
    { to: 'the page of the customer service', config: SERVICE, href: '/service.html' },
    { to: 'the online service', config: CHAT, href: 'https://chat.example/' },
    { to: 'its phone', config: PHONE, href: 'tel:400-0000000' },
  ];

  it.each(banned.flatMap((row) => ways.map((way) => ({ ...row, ...way }))))(
    'is a link to $to ($language)',
    ({ catalogue, text, config, href }) => {
      addConfigLayer(config);
      const view = mount(<MessageText text={text} />, catalogue);
      const { customerService } = catalogue.texts.common;
      expect(view.all('a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [customerService, href],
      ]);
      expect(view.shadow.textContent).toBe(text);
    },
  );

  it('is plain text in a field outside of an element, which has no texts', () => {
    addConfigLayer(SERVICE);
    expect(renderToStaticMarkup(<MessageText text="请联系客服" />)).toBe('<span>请联系客服</span>');
  });

  it('is plain text where the page has configured none, and other messages have no link', () => {
    const text = banned[0]?.text ?? '';
    const view = mount(<MessageText text={text} />);
    expect([view.all('a'), view.shadow.textContent]).toEqual([[], text]);
    addConfigLayer(SERVICE);
    view.render(<MessageText text="{0} 不正确" />);
    expect([view.all('a'), view.shadow.textContent]).toEqual([[], '{0} 不正确']);
  });
});
