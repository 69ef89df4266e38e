import type { observed as zhCN } from '../zh-cn/observed';

/** Texts in English of the mistakes that only the requests of the doctor show. */
export const observed: typeof zhCN = {
  notDefined: 'The script of the elements has not run. See the first error in the console.',
  scaledViewport:
    'The page scales its viewport by 1/{dpr}, as lib-flexible does, so <{tag}> has 1/{dpr} of its size. Add the line below to the style sheet of the page.',
  subApplication:
    'This page is a sub-application of {framework}, whose sandbox runs the script, so the elements may not be registered. Put the line below into the page of the main application.',
  policyBlocks:
    'The Content-Security-Policy of the page ({directive}) blocks what the elements need. Have the administrator change it to the line below.',
  policyNeedsNonce:
    "The Content-Security-Policy of the page has 'strict-dynamic', so browsers run only scripts with its nonce. Have the administrator write the nonce of the response into the tag of the script, as in the line below.",
  fileMissing:
    'The file does not exist (status {status}). Upload the script and the folder c/ of dist/ together.',
  fileRefused:
    'The server does not send the file (status {status}). For 4xx, check hotlink protection and permissions; for 5xx, whether the server works. The command below shows its response.',
  fileIsHtml:
    'The server answers with a web page instead of a script. Check the address, and the redirects and error pages of the server.',
  fileType:
    'The type of the script is {type}, so browsers do not run it. Change the response header of the server.',
  fileWithoutCors:
    'The server sends no CORS header, so browsers do not run the script. Change the response header of the server.',
  fileUnreachable:
    'The server that hosts the script cannot be reached. Check the address; the command below shows the response of the server.',
  fileNotLoadable:
    'The script cannot be loaded: it does not exist, or the server does not send the headers below.',
  storedScript:
    'The browser has stored a script that differs from that of the server. Reload the page, and have the server cache it for only a few minutes.',
  oldVersion:
    'The script of the page ({written}) is older than that in the folder of this tool ({version}). Write the line below; a hash in integrity must be generated again.',
  otherVersion:
    'The script of the page differs from that in the folder of this tool ({version}). If this one is newer, write the line below; a hash in integrity must be generated again.',
  oldDoctor:
    'This tool ({version}) is older than the script of the page ({written}), which stays as it is. Use the tool in the folder of the script, with the line below as the address of the bookmark.',
  stalePrint:
    'The form that the template prints ({stamp}) is not that of the script, of the language or of the configuration of the page, and is replaced when it is loaded. Print it again, with the whole configuration of the page.',
  printWithoutStyle:
    'The policy of the page refuses the style of the form that the template prints. Add the hash below to style-src; nothing may change the style.',
  renderedTwice:
    '<{tag}> was rendered twice, because what it shows first differs from its view: the configuration has texts of its own, or a script has changed the element. What was typed is kept. A form that the template prints with the whole configuration has the same texts from the start.',
  apiUnreachable: 'The API does not answer. Check the address in apiBase.',
  apiUnreachableOrRefused:
    'The API did not answer, or does not allow this page; browsers do not say which. Check the address in apiBase, and have the API send the headers below. For the reference portal, set CORS_ORIGINS={origin}.',
  apiWrongPath:
    'This address does not answer like the API: the path in apiBase is wrong. apiBase is what stands before /openapi/, as in the line below.',
  apiRefusesAppid:
    'The API refuses the parameters (code -10003): the appid “{appid}” is not one of this API. Ask its operators for the application ID (appid) and the public key (signing.publicKey), both of the same API.',
  apiRefusesKey:
    'The API has refused an encrypted request of this page (code -10003): signing.publicKey may not be the key of this API. Its operators print the key with openssl rsa -in private.pem -pubout -outform DER | openssl base64 -A. The appid “{appid}” must be of the same API.',
  apiWithoutCors: 'The API does not allow requests from this page. Change the response headers of the API.',
  apiWithoutCredentials:
    'The API refuses the cookies of this page, so a viewer is signed out at once. Change the response headers of the API.',
  apiWithoutCookie:
    'The page shows a signed-in viewer, but the API has received no cookie. The browser may block third-party cookies; a proxy on the origin of the page is best.',
  apiNotJson:
    'This address does not answer like the API (status {status}, type {type}). Check apiBase, or set up a reverse proxy on the server.',
  apiForbidden:
    'The API, or a firewall before it, refuses the request (status 403). A reverse proxy must keep the Host header; without one, ask the operators of the API.',
  eventsTaken:
    'A script of the page takes {events} in the capture phase, before <{tag}> gets them, so that typing or pressing may fail. Begin its listener with the line below.',
  apiFails: 'The API returned an error (status {status}). Ask its operators, or check apiBase.',
  actionMissing:
    'There is nothing at the address of the form (status {status}). Check action, or see the response with the command below.',
  actionFails:
    'The server at the address of the form returned an error (status {status}). Ask its operators, or see the response with the command below.',
  actionUnreachable:
    'The server at the address of the form does not answer. Check action, or see the response with the command below.',
  linksMissing:
    'Links of the elements lead to pages that this site does not have (status {status}). If the pages of the portal are on another host, add its address to the configuration, as in the line below; the allowedDomains of that portal must have {host}, or nobody can return from it.',
  hrefMissing:
    'The attribute href leads to a page that this site does not have (status {status}). If the pages of the portal are on another host, write the whole address, as in the line below.',
  actionWithoutCors:
    'The server at the address of the form does not allow requests from this page. Change its response headers.',
};
