import type { PageConfig } from '#page-config/types';
import { FilledText } from './filled-text';
import { usePageConfig } from './hooks/use-page-config';
import { useCustomerServiceName, useForeignLanguage } from './language';
import { Link } from './link';

/** The text of a message, in which the customer service is a link if the page has configured one. */
export function MessageText({ text }: { text: string }) {
  const name = useCustomerServiceName();
  const href = serviceHref(usePageConfig('links'), usePageConfig('servicePhone'));
  const words = (
    <FilledText
      text={href && name ? text.replace(name, '{service}') : text}
      values={{ service: <Link href={href}>{name}</Link> }}
    />
  );
  const lang = useForeignLanguage()(text);
  return lang ? <span lang={lang}>{words}</span> : words;
}

/** Returns the address of the customer service; empty if the page has configured none. */
export function serviceHref({ customerService, onlineService }: PageConfig['links'], phone: string): string {
  const number = phone.replace(/\s/g, '');
  return customerService || onlineService || (number && `tel:${number}`);
}
