import { MISTAKES } from '../mistakes';
import type { doctor as zhCN } from '../zh-cn/doctor';

/** Texts in English of the doctor and of the check of pasted snippets, for page editors. */
export const doctor: typeof zhCN = {
  findings: {
    ...MISTAKES,
    unknownTag: 'There is no element <{tag}>. Did you mean <{nearest}>?',
    noEndTag:
      '<{tag}> has no end tag. A custom element cannot be written as <{tag} />: the content that follows becomes its own and is hidden.',
    linksOff: 'embedLinks is not on in the configuration, so this link does not become an element.',
    linkToOtherSite:
      'The link leads to another site ({host}), so it does not become an element. Use an address of this site.',
    linkOfVisitor:
      'The link has rel="{rel}", which marks links posted by visitors, so it does not become an element.',
    linkOutside:
      'The link is outside of the containers that embedLinks names, so it does not become an element. Move it into one, or name the container that only editors write in.',
    noContainer:
      'Nothing on the page matches the selector “{selector}” of embedLinks, so no link becomes an element. Name the container that only editors write in. Ignore this if the page needs no such links.',
    tooManyLinks: 'At most {n} links of a container become elements. Write the tag of the element instead.',
    elementNotInLink: 'A link does not become {element}. Write its tag instead.',
    attributeNotInLink:
      'A link cannot set the attribute {name}. Leave it out, or write the tag of the element.',
    hrefToOtherSite:
      'The attribute href of the link leads to another site (“{value}”), so it is left out. Use an address of this site.',
    noPortalScreen:
      'The address of the page ({path}) is not that of a screen of <cntv-portal>, which shows that the page does not exist. Put the element on a page with such an address, for example {example}, or correct base.',
    outsidePortalBase:
      'The address of the page ({path}) is outside of the base “{base}” of <cntv-portal>, so its links lead elsewhere. Correct base, or put the element on a page below it, for example {example}.',
    tagAsText:
      'The editor has escaped the tag <{tag}>. Switch the editor to its source view and paste again.',
    wrongQuotes:
      'The attribute {name} has typographic quotation marks, which become part of the value. Use straight ones.',
    unknownAttribute: '<{tag}> has no attribute {name}. Did you mean {nearest}?',
    uselessAttribute: '<{tag}> has no attribute {name}; it has no effect.',
    flagOn:
      'The attribute {name} of <{tag}> is on, because a boolean attribute is on with any value, also with “{value}”. To turn it off, leave it out.',
    brokenAddress:
      'Browsers take “{value}”, the attribute {name} of <{tag}>, for a path of this site. Expected {better}.',
    otherTab: 'The tab “{value}” of <{tag}> is one of section="{section}"; it has no effect in this section.',
    listener:
      'The attribute {name} of <{tag}> is no listener. Listen to {event} with addEventListener() in a script.',
    repeatedAttribute: '<{tag}> has the attribute {name} twice; only the first one has an effect.',
    openQuote:
      'A quotation mark in this tag is not closed, so the content that follows becomes a value and is not shown.',
    nestedSlot:
      'The content of slot="{slot}" is inside another element, so it is not shown. Write it directly into <{tag}>.',
    attributeAsKey:
      '{key} is no configuration key, but an attribute of elements such as <{tag}>. Write it in the tag.',
    unknownPlaceholder:
      '{key} has a placeholder that does not exist and is shown as it is. There are: {known}.',
    optionsOfCities:
      '{key} has no effect: only a region takes the cities of each province; any other field takes a list of options.',
    badField:
      '{key} has no effect. Write false, {"hidden": true} or {"label": "Name", "optional": true}, with letters as a name that the form does not have. What identifies the visitor cannot be hidden.',
    withoutHttps: 'The page uses https but the address “{value}” uses http, so browsers block the request.',
    onlyWith: 'The attribute {name} of <{tag}> only has an effect with form="{form}".',
    repeatedKey: 'The configuration has {key} twice; only the last one has an effect.',
    noPrefill:
      'prefill cannot fill in “{names}” of the form “{form}”. Write some of these names with blanks between them: {known}.',
    unknownSlot: '<{tag}> has no slot “{slot}”; this content is not shown.',
    refusedRedirect: 'Sign-in does not redirect to {host}: this host is not in allowedDomains.',
    badRedirect:
      'Sign-in does not redirect to “{value}”: only an http(s) address without user name and password is allowed.',
    refusedAction: 'The form does not send to {origin}: this origin is not in formOrigins.',
    neverOpen: '<{tag}> never opens: its attribute closes is not after opens.',
    noTexts:
      'The page is in “{language}”. The elements have no texts in this language and show those of {shown}. Values of lang that have texts: {expected}.',
    noLoader: 'The page has no script that loads the elements.',
    noLoaderInSnippet:
      'This code has no script that loads the elements. Ignore this if the template of the page has it.',
    notLoaded:
      'This <script> does not load the elements. Check its src and its quotation marks; the file is called cntv-widgets.js.',
    openScript: 'The <script> has no end tag, so the content that follows becomes a part of it.',
    configurationNotRead:
      'The elements do not read this configuration, because it is not in a <script type="application/json" data-cntv-config>.',
    noModule: 'The script of the elements has no type="module", so browsers cannot run it.',
    scriptWithoutHttps: 'The page uses https but the script uses http, so browsers block it.',
    severalLoaders:
      'The page loads several copies of the script. Only the first one to run is used; keep one of them.',
    polyfilledTwice:
      'The page loads @webcomponents/scoped-custom-element-registry twice, so the browser cannot create <{tag}>, nor any other custom element in its HTML. Load it once.',
    noConfiguration: 'The page has no configuration for the elements.',
    noConfigurationInSnippet:
      'This code has no configuration for the elements. Ignore this if the template of the page has it.',
    severalConfigurations:
      'Not taken from this configuration: {keys}. The loader of the site or an earlier one of the page decides such keys; later ones may only change what is shown.',
    configurationWithoutType:
      'The <script> of the configuration has no type="application/json", so browsers run it as a script.',
    unreadableConfiguration:
      'The configuration is not valid JSON, so the elements cannot start. The mistake is in this line: “{written}”',
    noObject: 'The configuration must be an object in braces.',
    unknownKey: 'There is no configuration key {key}. Did you mean {nearest}?',
    uselessKey: 'There is no configuration key {key}; it has no effect.',
    unknownForm: 'There is no form “{form}”. Did you mean “{nearest}”?',
    noForm: 'There is no form “{form}”. Write one of {forms}.',
    requiredField: 'The field {name} of the form “{form}” is required and cannot be hidden.',
    textWithKeys: '{key} is a text and has no keys of its own.',
    missingKeys: '{key} is not a text; write one of its keys, for example {keys}.',
    extraSigns: '{key} is “{written}”, which is more than it should be. Expected: {better}.',
    noPublicKey:
      'No signing.publicKey is configured, so <{tag}> cannot send passwords. Ask the operators of the API for the key.',
    exampleKey:
      'signing.publicKey is still the example of the README, so no password can be sent. Ask the operators of the API for the key.',
    badPublicKey:
      'signing.publicKey cannot be used, so no password can be sent: {reason}. Ask the operators of the API for the key.',
  },
  keys: {
    isMissing: 'it is missing',
    hasNoRandom: 'the browser has no secure random source',
    isPrivate: 'it is a private key instead of the public one',
    isNoKey: 'it is not an RSA public key in PEM or base64 SPKI',
    isShort: 'it is shorter than 1024 bits',
    cannotEncrypt: 'encryption with it fails',
  },
  panel: {
    title: 'Widget check',
    running: 'Checking',
    failed: 'The check has failed: {reason}',
    clean: 'No problems found',
    found: 'Problems found: {n}',
    where: 'Where',
    instead: 'Write instead',
    copyLine: 'Copy this line',
    copyReport: 'Copy report',
    copied: 'Copied',
    copyYourself: 'The browser does not allow copying. Copy the report below:',
    post: 'Check with a POST request',
    again: 'Check again',
    close: 'Close',
    otherLanguage: '中文',
    requests: 'Requests of this check',
    privacy: 'Nothing else is sent.',
    unread:
      'The Content-Security-Policy of the page does not let this tool read {url}, so its version was not compared.',
    openAt: 'See all problems on the page',
    missing: '{url} cannot be loaded. Upload cntv-doctor.js beside cntv-widgets.js.',
    paste: 'Check a snippet',
    pasteLabel: 'Code to be pasted into a page',
    check: 'Check',
    page: 'Page',
    time: 'Time',
    browser: 'Browser',
    line: 'line {n}',
  },
};
