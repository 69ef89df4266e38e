<?php get_header(); ?>
<main>
	<h1><?php the_title(); ?></h1>
	<?php readfile( __DIR__ . '/login.html' ); ?>
</main>
<?php wp_footer(); ?>
</body>
</html>
