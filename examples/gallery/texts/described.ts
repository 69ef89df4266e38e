import { ELEMENTS_ZH_CN, SHARED_ZH_CN } from '../../../.build/contract/zh-cn';
import type { FindingLanguage } from '../../../widgets/diagnostics/markup/finding';
import { type Contract, type Control, plain } from '../manifest';

type Texts = Readonly<Record<string, string>>;

const OWN: Readonly<Record<string, { summary: string; members: Texts }>> = ELEMENTS_ZH_CN;

/** Returns the contract with the descriptions of a language; those of the manifest are in English. */
export function describedIn(language: FindingLanguage, contract: Contract): Contract {
  if (language === 'en') return contract;
  return {
    elements: contract.elements.map((element) => {
      const { summary = '', members = {} } = OWN[element.tag] ?? {};
      return { ...element, summary: plain(summary), controls: element.controls.map(by(members)) };
    }),
    shared: contract.shared.map(by(SHARED_ZH_CN)),
  };
}

function by(texts: Texts): (control: Control) => Control {
  return (control) => ({ ...control, description: plain(texts[control.name] ?? control.description) });
}
