import { Checkbox } from '#ui/forms/fields/checkbox';
import { TextField } from '#ui/forms/fields/text-field';
import { FOLDER } from '../../../.build/snippet/lines';
import { useGalleryTexts } from '../texts/texts';

type Props = {
  folder: string;
  /** Whether the loader has the configuration of the site, which decides all of this. */
  isConfigured: boolean;
};

/** Where the files are, and the configuration of the page. */
export function EmbeddingFields({ folder, isConfigured }: Props) {
  const texts = useGalleryTexts();
  const isFolder = FOLDER.test(`${folder}/`);
  return (
    <div>
      <TextField
        name="folder"
        label={texts.folder}
        inputMode="url"
        error={isFolder ? undefined : { text: texts.wrongFolder }}
      />
      {!isConfigured && <ConfigurationFields />}
      <Checkbox name="hasPreloads" label={texts.hasPreloads} />
      <Checkbox name="isPrinted" label={texts.isPrinted} />
      <Checkbox name="hasIntegrity" label={texts.hasIntegrity} />
    </div>
  );
}

function ConfigurationFields() {
  const texts = useGalleryTexts();
  return (
    <>
      <TextField name="appid" label={texts.appid} />
      <TextField name="apiBase" label={texts.apiBase} inputMode="url" />
      <TextField name="publicKey" label={texts.publicKey} />
      <TextField name="portalHome" label={texts.portalHome} inputMode="url" />
      <TextField name="portalBase" label={texts.portalBase} inputMode="url" />
      <Checkbox name="hasLinks" label={texts.hasLinks} />
    </>
  );
}
