CREATE TABLE "probes" (
	"day" date NOT NULL,
	"skill" text NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	"expected" double precision NOT NULL,
	CONSTRAINT "probes_pkey" PRIMARY KEY("day","skill")
);
