<?php
// Stores each application of the form "poetry" as a row of a file that Excel opens. It has names and phone numbers: keep it
// out of the folder of the site.
$file = getenv('APPLICATIONS_FILE') ?: __DIR__ . '/../../private/applications.csv';
// A character that is not drawn as nothing or as a blank.
$visible = '(?=.*[^\s\p{Cc}\p{Cf}\p{Z}\x{115F}\x{1160}\x{2800}\x{3164}\x{FFA0}])';
$rules = [
    'name' => "/^$visible.{1,50}$/Dus",
    'phone' => '/^[\d+ ()-]{6,20}$/D',
    'email' => '/^(?=.{1,50}$)[^\s@]+@[^\s@]+$/Du',
    'city' => '/^(北京|沈阳|西安|武汉|成都|南京|广州)$/Du',
    'writing' => "/^$visible.{1,5000}$/Dus",
    'consent' => '/^true$/D',
    'consentUrl' => '/^https?:\/\/[!-~]{1,200}$/D',
    'consentTime' => '/^20[\d-]{8}T[\d:.]{12}Z$/D',
    'submissionId' => '/^[\da-f]{32}$/D',
];

function answer(int $status, array $body = []): void {
    http_response_code($status);
    header('Content-Type: application/json');
    header('Cache-Control: no-store');
    exit(json_encode($body, JSON_UNESCAPED_UNICODE | JSON_FORCE_OBJECT));
}

function cell(string $text): string {
    // Excel would calculate a text that begins like a formula.
    return '"' . str_replace('"', '""', preg_replace('/^(?=\s*[=+\-@])/', "'", $text)) . '"';
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') answer(405);
// Another site can post a form here, but not with this Origin.
$origin = explode('//', $_SERVER['HTTP_ORIGIN'] ?? '');
if (($origin[1] ?? '') !== $_SERVER['HTTP_HOST']) answer(403);
if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > 64 * 1024) answer(413);
$isWrong = fn ($rule, $name) => !is_string($_POST[$name] ?? null) || !preg_match($rule, $_POST[$name]);
$wrong = array_filter($rules, $isWrong, ARRAY_FILTER_USE_BOTH);
if ($wrong) answer(422, ['message' => '提交的内容有误，请按提示修改', 'fields' => array_map(fn () => '请检查此项', $wrong)]);

// A program fills the field that people do not see, or sends the form at once. One that is refused would try in another way.
if (($_POST['homepageUrl'] ?? '') !== '' || (int) ($_POST['secondsOpen'] ?? 0) < 2) answer(200);

umask(0077);
$handle = @fopen($file, 'c+');
if (!$handle || !flock($handle, LOCK_EX)) answer(500);
$stored = stream_get_contents($handle);
// The answer to an application may have been lost, so that it is sent again.
if (str_contains($stored, cell($_POST['submissionId']) . "\r\n")) answer(200);
$row = fn (array $values) => implode(',', array_map('cell', $values)) . "\r\n";
$names = array_keys($rules);
// By its first three bytes, Excel knows that the file is UTF-8.
$text = $stored === '' ? "\xEF\xBB\xBF" . $row(['time', ...$names]) : '';
$text .= $row([date('c'), ...array_map(fn ($name) => $_POST[$name], $names)]);
if (fwrite($handle, $text) === strlen($text)) answer(200);
ftruncate($handle, strlen($stored));
answer(500);
