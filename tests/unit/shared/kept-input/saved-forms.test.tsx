import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { recordSignIn, recordSignOut } from '#session/session';
import { ProofScope } from '#shared/identity/proof-scope';
import { KeptInput, LeftForms } from '#shared/kept-input/kept-input';
import { useSubmission } from '#shared/submission/use-submission';
import type { Viewer } from '#shared/viewer/use-viewer';
import { ViewerScope } from '#shared/viewer/viewer-scope';
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group';
import { RadioGroup } from '#ui/forms/fields/radio-group';
import { SelectField } from '#ui/forms/fields/select-field';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { TakeInputProvider } from '#ui/forms/restored-input';
import { HostProvider } from '#ui/host';
import { LanguageProvider } from '#ui/language';
import { ToastProvider } from '#ui/toast/toast';
import { carryInput } from '../../../../widgets/carried-input';
import type { Connection } from '../../../../widgets/types';
import { catalogueIn } from '../../../support/texts/catalogue-in';
import { fakeHost } from '../../../support/unit/host';
import { mount, type } from '../../../support/unit/mount';

vi.mock('#ui/hooks/use-area-texts', () => import('../../../support/unit/area-texts'));

const OLD = { nickName: '山间来客', province: '河北省', sex: '2', topics: ['1'] };
const SAVED = { nickName: '江上清风', province: '江苏省', sex: '1', topics: ['2'] };
const NEWER = { nickName: '云上行人', province: '广东省', sex: '2', topics: ['3'] };
type Values = typeof OLD;
const FIELDS = Object.keys(OLD) as (keyof Values)[];
const schema = z.object({
  nickName: z.string(),
  province: z.optional(z.string()),
  sex: z.nullable(z.string()),
  topics: z.array(z.string()),
}) as unknown as z.ZodMiniType<Values, unknown>;
const PROVINCES = ['河北省', '江苏省', '广东省'];
const labelled = (values: string[]) => values.map((value) => ({ value, label: value }));
const host = fakeHost();

/** Without the province where happy-dom would parse or reset it without its selected option; browsers are tested with it. */
function Profile({ values, hasProvince = true }: { values: Values; hasProvince?: boolean }) {
  const submission = useSubmission(async (_values: Values) => {});
  return (
    <Form schema={schema} submission={submission} defaultValues={values}>
      <KeptInput form="profile" />
      <TextField name="nickName" label="name" />
      {hasProvince && <SelectField name="province" label="province" placeholder="" options={PROVINCES} />}
      <RadioGroup name="sex" legend="sex" options={labelled(['1', '2'])} />
      <CheckboxGroup name="topics" legend="topics" options={labelled(['1', '2', '3'])} />
    </Form>
  );
}
const screen = (values: Values | null, hasProvince = true) => (
  <HostProvider value={host}>
    <ToastProvider>
      <ProofScope loadSignIn={null}>
        <ViewerScope viewer={{ isSignedOut: false, isAnother: false, value: { uid: '7' } } as Viewer}>
          {values && (
            <LeftForms>
              <Profile values={values} hasProvince={hasProvince} />
            </LeftForms>
          )}
        </ViewerScope>
      </ProofScope>
    </ToastProvider>
  </HostProvider>
);

let view: ReturnType<typeof mount>;
async function show(values: Values | null) {
  view.render(screen(values));
  await act(async () => {});
}
const field = (name: string) => view.get(`[name=${name}]`) as HTMLInputElement;
function shown(root: ParentNode = view.shadow): Values {
  const of = (name: string) => [...root.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
  const checked = (name: string) => of(name).flatMap((box) => (box.checked ? [box.value] : []));
  return {
    nickName: of('nickName')[0]?.value ?? '',
    province: of('province')[0]?.value ?? '',
    sex: checked('sex').join(),
    topics: checked('topics'),
  };
}
function choose(name: string, value: string) {
  act(() => {
    if (name === 'nickName') type(field(name), value);
    else if (name === 'province') {
      field(name).value = value;
      field(name).dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      if (name === 'topics') for (const box of view.all('[name=topics]:checked')) box.click();
      view.get(`[name=${name}][value="${value}"]`).click();
    }
  });
}
function chooseAll() {
  for (const name of FIELDS) choose(name, String(SAVED[name]));
}
const later = () => act(() => new Promise<void>((done) => setTimeout(done, 10)));
async function save(form: Element = view.get('form')) {
  act(() => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await later();
}

beforeEach(async () => {
  act(() => recordSignIn());
  view = mount(null);
  await show(OLD);
});
afterEach(async () => {
  view.unmount();
  // Nothing is kept for the next test.
  act(() => recordSignOut());
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('what was saved', () => {
  it('is not shown as typed over newer values when its form was left and is opened again', async () => {
    chooseAll();
    expect(shown()).toEqual(SAVED);
    await save();
    await show(null);
    await show(NEWER);
    expect(shown()).toEqual(NEWER);
  });

  it.each(FIELDS)('is not kept after an expired session, for %s', async (name) => {
    choose(name, String(SAVED[name]));
    await save();
    act(() => recordSignOut({ hasExpired: true }));
    expect(Object.keys({ ...sessionStorage }).filter((key) => key.includes('kept-input'))).toEqual([]);
  });

  it('is not typed any more, but what is typed after it is', async () => {
    chooseAll();
    await save();
    choose('province', '河北省');
    await show(null);
    await show(NEWER);
    expect(shown()).toEqual({ ...NEWER, province: '河北省' });
  });
});

describe('what was typed and not saved', () => {
  it('is kept with its own boxes of a group, and other fields follow newer values', async () => {
    choose('province', '江苏省');
    act(() => view.get('[name=topics][value="2"]').click());
    await show(null);
    await show(NEWER);
    expect(shown()).toEqual({ ...NEWER, province: '江苏省', topics: ['2', '3'] });
  });

  it('is kept if a password manager filled it in without an event', async () => {
    field('nickName').value = '江上清风';
    await show(null);
    await show(NEWER);
    expect(shown()).toEqual({ ...NEWER, nickName: '江上清风' });
  });

  it('is not kept after the form is reset', async () => {
    await show(null);
    view.render(screen(OLD, false));
    for (const name of FIELDS) if (name !== 'province') choose(name, String(SAVED[name]));
    act(() => (view.get('form') as HTMLFormElement).reset());
    await show(null);
    await show(NEWER);
    expect(shown()).toEqual(NEWER);
  });
});

describe('an element that is removed and created again', () => {
  const inElement = (values: Values, take: ReturnType<typeof carryInput>['take']) => (
    <LanguageProvider value={catalogueIn('zh-CN')}>
      <HostProvider value={host}>
        <ToastProvider>
          <TakeInputProvider value={take}>
            <Profile values={values} hasProvince={false} />
          </TakeInputProvider>
        </ToastProvider>
      </HostProvider>
    </LanguageProvider>
  );
  /** Creates an element whose view hydrates a print, into which something may have been typed. */
  async function create(values: Values, typeEarly: (root: ShadowRoot) => void = () => {}) {
    const element = document.createElement('x-printed');
    const shadow = element.attachShadow({ mode: 'open' });
    const box = document.createElement('div');
    box.innerHTML = renderToString(inElement(values, () => ({ values: new Map() })));
    shadow.append(box);
    document.body.append(element);
    typeEarly(shadow);
    const connection = { element, box, hydrates: true, restarts: false } as unknown as Connection;
    const input = carryInput(connection, shadow);
    const root = await act(async () => hydrateRoot(box, inElement(values, input.take)));
    input.restore();
    return {
      shadow,
      async remove() {
        element.remove();
        input.keep();
        await act(async () => root.unmount());
      },
    };
  }
  const write = (root: ParentNode, name: string, value: string) => {
    (root.querySelector(`[name=${name}]`) as HTMLInputElement).value = value;
  };
  const tick = (root: ParentNode) =>
    (root.querySelector('[name=sex][value="1"]') as HTMLInputElement).click();
  const WITHOUT_PROVINCE = { ...NEWER, province: '' };

  it('has what was typed into the print, with or without an event, and nothing else', async () => {
    const first = await create(OLD, (root) => {
      tick(root);
      write(root, 'nickName', '江上清风');
      root.querySelector('[name=nickName]')?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await first.remove();
    const next = await create(NEWER);
    expect(shown(next.shadow)).toEqual({ ...WITHOUT_PROVINCE, sex: '1', nickName: '江上清风' });
    await next.remove();
  });

  it('has nothing that was saved', async () => {
    const first = await create(OLD, (root) => {
      tick(root);
      write(root, 'nickName', '江上清风');
    });
    await save(first.shadow.querySelector('form') as HTMLFormElement);
    await first.remove();
    const next = await create(NEWER);
    expect(shown(next.shadow)).toEqual(WITHOUT_PROVINCE);
    await next.remove();
  });
});
